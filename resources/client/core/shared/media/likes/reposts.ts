import type { RepostableType } from '@/contract/reposts'
import { getBootstrap, subscribeBootstrap } from '@/core/platform/bootstrap/bootstrap-store'
import { onUserLeaves } from '@/core/platform/session/user-leaves'
import { createOptimisticSet } from '@/core/shared/optimistic/optimistic-set'

/** What can be shown to one's followers. */
export type Repostable = { model_type: RepostableType; id: number }

/** What the user reposted: what the page came with (bootstrap's `reposts`), and every press since. */
export const reposts = createOptimisticSet<Repostable>({
  keyOf: ({ model_type, id }) => `${model_type}.${id}`,
  wasIn: ({ model_type, id }) => getBootstrap().reposts[model_type]?.[id] === true,
  send: async (changes) => (await import('./save-reposts')).saveReposts(changes),
  readAnew: async () => (await import('./save-reposts')).readReposts(),
})

onUserLeaves(reposts.forget)
subscribeBootstrap((next, previous) => next.reposts !== previous.reposts && reposts.renew())
