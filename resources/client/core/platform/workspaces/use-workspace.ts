import { useSyncExternalStore } from 'react'

import { queryClient } from '@/core/platform/api/query-client'

import { activeWorkspaceId, setActiveWorkspace, subscribeWorkspace } from '../storage/active-workspace'

/** Returns the id of the active workspace; re-renders the component when it changes. */
export const useActiveWorkspace = (): number => useSyncExternalStore(subscribeWorkspace, activeWorkspaceId)

/** Switches to a workspace and refetches all queries for it. */
export function switchWorkspace(id: number): void {
  if (id === activeWorkspaceId()) return
  setActiveWorkspace(id)
  void queryClient.invalidateQueries()
}
