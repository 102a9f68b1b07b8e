import { reposts } from '@/contract/reposts'
import { call } from '@/core/platform/api/call'
import { keyOf } from '@/core/platform/api/query'
import { queryClient } from '@/core/platform/api/query-client'
import { refreshBootstrap } from '@/core/platform/bootstrap/refresh-bootstrap'
import type { Membership } from '@/core/shared/optimistic/optimistic-set'

import type { Repostable } from './reposts'

const ACTION = { true: 'added', false: 'removed' } as const

/** Tells the server what is reposted and what no longer is. It only toggles: where another device was first, it does so twice. */
export async function saveReposts(changes: Membership<Repostable>[]): Promise<void> {
  await Promise.all(changes.map(saveRepost))
  void queryClient.invalidateQueries({ queryKey: keyOf(reposts.ofUser), refetchType: 'none' })
}

async function saveRepost({ item, isIn }: Membership<Repostable>): Promise<void> {
  const toggle = () => call(reposts.toggle, { body: { repostable_id: item.id, repostable_type: item.model_type } })
  const action = (await toggle())?.action
  if (action && action !== ACTION[`${isIn}`]) await toggle()
}

/** Asks what is reposted, and has the lists of it read anew. */
export async function readReposts(): Promise<void> {
  await refreshBootstrap()
  void queryClient.invalidateQueries({ queryKey: keyOf(reposts.ofUser) })
}
