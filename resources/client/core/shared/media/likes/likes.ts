import type { LikeableType } from '@/contract/library'
import { getBootstrap, subscribeBootstrap } from '@/core/platform/bootstrap/bootstrap-store'
import { onUserLeaves } from '@/core/platform/session/user-leaves'
import { createOptimisticSet } from '@/core/shared/optimistic/optimistic-set'

/** What can be liked; to like an artist is to follow them. */
export type Likeable = { model_type: LikeableType; id: number }

/** What the user likes: what the page came with (bootstrap's `likes`), and every press since. */
export const likes = createOptimisticSet<Likeable>({
  keyOf: ({ model_type, id }) => `${model_type}.${id}`,
  wasIn: ({ model_type, id }) => getBootstrap().likes[model_type]?.[id] === true,
  send: async (changes) => (await import('./save-likes')).saveLikes(changes),
  readAnew: async () => (await import('./save-likes')).readLikes(),
})

onUserLeaves(likes.forget)
subscribeBootstrap((next, previous) => next.likes !== previous.likes && likes.renew())
