import type { UseQueryResult } from '@tanstack/react-query'
import { useEffect } from 'react'

import { PERSONAL_WORKSPACE } from '@/core/platform/workspaces/active-workspace'
import { switchWorkspace, useActiveWorkspace } from '@/core/platform/workspaces/use-workspace'

import type { Workspace } from './queries'

type ListAnswer = Pick<UseQueryResult<{ workspaces: readonly Workspace[] }>, 'data' | 'isFetching' | 'isStale'>

/** Whoever was taken out of the active workspace works in their own again: the server would refuse all else. */
export function useStillThere({ data, isFetching, isStale }: ListAnswer): void {
  const active = useActiveWorkspace()
  // An older list does not have what was joined or made since.
  const isKnown = data !== undefined && !isFetching && !isStale
  const isGone = active !== PERSONAL_WORKSPACE && isKnown && data.workspaces.every(({ id }) => id !== active)
  useEffect(() => {
    if (isGone) switchWorkspace(PERSONAL_WORKSPACE)
  }, [isGone])
}
