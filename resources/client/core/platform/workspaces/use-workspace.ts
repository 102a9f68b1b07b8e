import { useSyncExternalStore } from 'react'

import { queryClient } from '@/core/platform/api/query-client'

import { activeWorkspaceId, rememberWorkspace, subscribeWorkspace } from './active-workspace'

/** Id of the active workspace; the component follows when another one is chosen. */
export const useActiveWorkspace = (): number => useSyncExternalStore(subscribeWorkspace, activeWorkspaceId)

/** Works in a workspace from now on: whatever is on the screen is asked for anew, in its name. */
export function switchWorkspace(id: number): void {
  if (id === activeWorkspaceId()) return
  rememberWorkspace(id)
  void queryClient.invalidateQueries()
}
