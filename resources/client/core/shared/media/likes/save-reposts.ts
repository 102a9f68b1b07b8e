// Separate chunk: loaded with the first change of a repost.
import { type RepostableType, reposts } from '@/contract/groups/reposts'
import { call } from '@/core/platform/api/call'
import { keyOf } from '@/core/platform/api/query'
import { queryClient } from '@/core/platform/api/query-client'
import { refreshBootstrap } from '@/core/platform/session/refresh-bootstrap'
import type { Membership } from '@/core/shared/optimistic/optimistic-set'

/** An item that can be reposted to the user's followers. */
export type Repostable = { model_type: RepostableType; id: number }

const ACTION = { true: 'added', false: 'removed' } as const

/**
 * Saves added and removed reposts. The endpoint only toggles, so a change that another device made first is toggled
 * back.
 */
export async function saveReposts(changes: Membership<Repostable>[]): Promise<void> {
  await Promise.all(changes.map(saveRepost))
  void queryClient.invalidateQueries({ queryKey: keyOf(reposts.ofUser), refetchType: 'none' })
}

async function saveRepost({ item, isIn }: Membership<Repostable>): Promise<void> {
  const toggle = () => call(reposts.toggle, { body: { repostable_id: item.id, repostable_type: item.model_type } })
  const action = (await toggle())?.action
  if (action && action !== ACTION[`${isIn}`]) await toggle()
}

/** Refetches the reposts and the lists of them. */
export async function readReposts(): Promise<void> {
  await refreshBootstrap()
  void queryClient.invalidateQueries({ queryKey: keyOf(reposts.ofUser) })
}
