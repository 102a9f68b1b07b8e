import type { ModeratedComment } from '@/contract/groups/comments'
import { translate } from '@/core/platform/i18n/use-translation'
import { paths } from '@/core/platform/navigation/paths'
import { announceFailure } from '@/core/shared/failures/announce-failure'
import { toast } from '@/core/shared/toasts/toast-store'

import { dismissReports, restore } from './queries'

/** Longest text of a comment in a list or a title, in characters. */
const MAX_EXCERPT_LENGTH = 140

/** Returns the beginning of a comment; a deleted one has no text. */
export function excerptOf({ content }: ModeratedComment): string {
  if (!content) return translate('Deleted comment')
  const letters = [...content]
  return letters.length > MAX_EXCERPT_LENGTH ? `${letters.slice(0, MAX_EXCERPT_LENGTH).join('').trimEnd()}…` : content
}

/** Returns the page that a comment belongs to; null if it has none. */
export function subjectPath({ commentable }: ModeratedComment): string | null {
  if (!commentable) return null
  const { id, name, artists } = commentable
  if (commentable.model_type === 'track') return paths.track.link({ id, name })
  return commentable.model_type === 'album' ? paths.album.link({ id, name, artists: artists ?? [] }) : null
}

/** Restores a comment; shows a toast either way. */
export const restoreComment = ({ id }: ModeratedComment): Promise<void> =>
  restore([id]).then(() => void toast.positive(translate('Comment restored')), announceFailure)

/** Dismisses the reports of a comment; shows a toast either way. */
export const dismissCommentReports = ({ id }: ModeratedComment): Promise<void> =>
  dismissReports(id).then(() => void toast.positive(translate('Reports dismissed')), announceFailure)
