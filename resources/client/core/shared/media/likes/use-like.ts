import { useSyncExternalStore } from 'react'

import { useBootstrap } from '@/core/platform/bootstrap/bootstrap-store'
import { type TranslationKey, useTranslation } from '@/core/platform/i18n/use-translation'
import { useMembersOnly } from '@/core/platform/navigation/use-members-only'
import { createUserSet } from '@/core/shared/optimistic/optimistic-set'
import { toast, undoAction } from '@/core/shared/toasts/toast-store'

import type { Likeable } from './save-likes'

/** The user's likes: those of the bootstrap data, with optimistic changes. */
export const likes = createUserSet<Likeable>('likes', {
  send: async (changes) => (await import('./save-likes')).saveLikes(changes),
  refetch: async () => (await import('./save-likes')).readLikes(),
})

/** Toasts about removed likes. */
const removedMessages: Record<Likeable['model_type'], TranslationKey> = {
  track: '“:name” was removed from your liked songs.',
  album: '“:name” was removed from your albums.',
  artist: 'You unfollowed :name.',
}

/** Returns whether the user likes an item, and a toggle; removing a like shows a toast with undo. */
export function useLike(item: Likeable & { name: string }) {
  const { t } = useTranslation()
  const isLiked = useLiked(item)
  const requireMember = useMembersOnly()
  const toggle = () =>
    requireMember(() => {
      const isIn = !likes.has(item)
      likes.put([item], isIn)
      if (isIn) return
      toast.positive(t(removedMessages[item.model_type], { name: item.name }), {
        action: undoAction(() => likes.put([item], true)),
      })
    })
  return { isLiked, toggle }
}

/** Returns whether the user likes an item, including optimistic changes. */
function useLiked(item: Likeable): boolean {
  useBootstrap((bootstrap) => bootstrap.likes)
  return useSyncExternalStore(likes.subscribe, () => likes.has(item))
}

/**
 * Filters a list of liked items by the current likes: a removed one disappears immediately, and undo restores it in
 * place.
 */
export function useLikedOnly<Item extends Likeable>(items: Item[]): Item[] {
  useBootstrap((bootstrap) => bootstrap.likes)
  useSyncExternalStore(likes.subscribe, likes.snapshot)
  return items.filter((item) => likes.has(item))
}
