import type { UseQueryResult } from '@tanstack/react-query'
import { useEffect } from 'react'

import { PERSONAL_WORKSPACE } from '@/core/platform/workspaces/active-workspace'
import { switchWorkspace, useActiveWorkspace } from '@/core/platform/workspaces/use-workspace'

import type { Workspace } from './queries'

type ListAnswer = Pick<UseQueryResult<{ workspaces: readonly Workspace[] }>, 'data' | 'isFetching' | 'isStale'>

/**
 * Switches to the personal workspace when the user was removed from the active one: the server would refuse every
 * request.
 */
export function useMembershipCheck({ data, isFetching, isStale }: ListAnswer): void {
  const active = useActiveWorkspace()
  // A stale list lacks workspaces joined or created since.
  const isKnown = data !== undefined && !isFetching && !isStale
  const isGone = active !== PERSONAL_WORKSPACE && isKnown && data.workspaces.every(({ id }) => id !== active)
  useEffect(() => {
    if (isGone) switchWorkspace(PERSONAL_WORKSPACE)
  }, [isGone])
}
