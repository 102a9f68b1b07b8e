import { type TranslationKey, useTranslation } from '@/core/platform/i18n/use-translation'
import { useMembersOnly } from '@/core/platform/session/use-members-only'
import { toast } from '@/core/shared/toasts/toast-store'
import { undoAction } from '@/core/shared/toasts/undo-action'

import { type Likeable, likes } from './likes'
import { useLiked } from './use-liked'

/** What is said when something leaves the library. */
const gone: Record<Likeable['model_type'], TranslationKey> = {
  track: '“:name” was removed from your liked songs.',
  album: '“:name” was removed from your albums.',
  artist: 'You unfollowed :name.',
}

/** Whether the user likes something, and the press that changes it. What is taken away can be brought back by the toast. */
export function useLike(item: Likeable & { name: string }) {
  const { t } = useTranslation()
  const isLiked = useLiked(item)
  const forMembers = useMembersOnly()
  const toggle = () =>
    forMembers(() => {
      const isIn = !likes.has(item)
      likes.put([item], isIn)
      if (isIn) return
      toast.positive(t(gone[item.model_type], { name: item.name }), {
        action: undoAction(() => likes.put([item], true)),
      })
    })
  return { isLiked, toggle }
}
