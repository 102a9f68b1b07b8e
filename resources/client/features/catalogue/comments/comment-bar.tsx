import { Ellipsis, ThumbsDown, ThumbsUp } from 'lucide-react'

import type { Comment } from '@/contract/groups/comments'
import { useTranslation } from '@/core/platform/i18n/use-translation'
import { usePermission, useUser } from '@/core/platform/session/use-session'
import { Button } from '@/ui/buttons/button'
import { IconButton } from '@/ui/buttons/icon-button'
import { Menu } from '@/ui/overlays/menu'
import type { MenuEntry } from '@/ui/overlays/menu-rows'

import { removeComment, reportComment, toggleVote } from './comment-actions'

/** A form that replaces the actions while it is open. */
export type CommentForm = 'replying' | 'editing'

type CommentBarProps = {
  comment: Comment
  hasReplies: boolean
  /** The form that was closed, whose button takes the focus. */
  focused: CommentForm | null
  onReply: () => void
  onEdit: () => void
}

/** Actions for a comment: reply, vote, and a menu with edit, report and delete. */
export function CommentBar({ comment, hasReplies, focused, onReply, onEdit }: CommentBarProps) {
  const { t } = useTranslation()
  const permissions = useCommentPermissions(comment)
  const vote = comment.current_vote
  const entries: (MenuEntry | false)[] = [
    permissions.mayEdit && { id: 'edit', label: t('Edit'), onSelect: onEdit },
    permissions.mayReport && { id: 'report', label: t('Report'), onSelect: () => void reportComment(comment) },
    permissions.mayRemove && {
      id: 'remove',
      label: t('Delete'),
      danger: true,
      onSelect: () => void removeComment(comment, { hasReplies }),
    },
  ]
  const visibleEntries = entries.filter((entry) => entry !== false)
  return (
    <div className="-ms-3 flex flex-wrap items-center gap-1">
      {permissions.mayReply && (
        <Button variant="ghost" size="sm" autoFocus={focused === 'replying'} onClick={onReply}>
          {t('Reply')}
        </Button>
      )}
      {permissions.mayVote && (
        <>
          <IconButton
            label={t('Upvote comment')}
            size="sm"
            pressed={vote === 'upvote'}
            icon={<ThumbsUp aria-hidden />}
            onClick={() => toggleVote(comment, 'upvote')}
          />
          <IconButton
            label={t('Downvote comment')}
            size="sm"
            pressed={vote === 'downvote'}
            icon={<ThumbsDown aria-hidden />}
            onClick={() => toggleVote(comment, 'downvote')}
          />
        </>
      )}
      {visibleEntries.length > 0 && (
        <Menu
          label={t('More options for this comment')}
          groups={[{ id: 'comment', entries: visibleEntries }]}
          trigger={(trigger) => (
            <IconButton
              label={t('More options for this comment')}
              size="sm"
              icon={<Ellipsis aria-hidden />}
              autoFocus={focused === 'editing'}
              {...trigger}
            />
          )}
        />
      )}
    </div>
  )
}

/** Returns the actions the user may take on a comment: their own, or any with the matching permission. */
function useCommentPermissions({ user: author, deleted }: Comment) {
  const user = useUser()
  const isOwn = user !== null && author?.id === user.id
  const may = {
    update: usePermission('comments.update'),
    remove: usePermission('comments.delete'),
    create: usePermission('comments.create'),
  }
  const isThere = user !== null && !deleted
  return {
    mayEdit: isThere && (isOwn || may.update),
    mayRemove: isThere && (isOwn || may.remove),
    mayReply: isThere && may.create,
    mayVote: isThere,
    mayReport: isThere && !isOwn,
  }
}
