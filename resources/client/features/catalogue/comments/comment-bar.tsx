import { Ellipsis, ThumbsDown, ThumbsUp } from 'lucide-react'

import type { Comment } from '@/contract/comments'
import { useTranslation } from '@/core/platform/i18n/use-translation'
import { Button } from '@/ui/buttons/button'
import { IconButton } from '@/ui/buttons/icon-button'
import { Menu, type MenuEntry } from '@/ui/overlays/menu'

import { removeComment, reportComment, voteFor } from './comment-actions'
import { useCommentRights } from './use-comment-rights'

type CommentBarProps = { comment: Comment; isAnswered: boolean; onAnswer: () => void; onEdit: () => void }

/** What can be done with a comment. */
export function CommentBar({ comment, isAnswered, onAnswer, onEdit }: CommentBarProps) {
  const { t } = useTranslation()
  const rights = useCommentRights(comment)
  const vote = comment.current_vote
  const entries: (MenuEntry | false)[] = [
    rights.mayEdit && { id: 'edit', label: t('Edit'), onSelect: onEdit },
    rights.mayReport && { id: 'report', label: t('Report'), onSelect: () => void reportComment(comment) },
    rights.mayRemove && {
      id: 'remove',
      label: t('Delete'),
      danger: true,
      onSelect: () => void removeComment(comment, { isAnswered }),
    },
  ]
  const shown = entries.filter((entry) => entry !== false)
  return (
    <div className="-ms-3 flex flex-wrap items-center gap-1">
      {rights.mayAnswer && (
        <Button variant="ghost" size="sm" onClick={onAnswer}>
          {t('Reply')}
        </Button>
      )}
      {rights.mayVote && (
        <>
          <IconButton
            label={t('Upvote comment')}
            size="sm"
            pressed={vote === 'upvote'}
            icon={<ThumbsUp aria-hidden />}
            onClick={() => voteFor(comment, 'upvote')}
          />
          <IconButton
            label={t('Downvote comment')}
            size="sm"
            pressed={vote === 'downvote'}
            icon={<ThumbsDown aria-hidden />}
            onClick={() => voteFor(comment, 'downvote')}
          />
        </>
      )}
      {shown.length > 0 && (
        <Menu
          label={t('More options for this comment')}
          groups={[{ id: 'comment', entries: shown }]}
          trigger={(trigger) => (
            <IconButton
              label={t('More options for this comment')}
              size="sm"
              icon={<Ellipsis aria-hidden />}
              {...trigger}
            />
          )}
        />
      )}
    </div>
  )
}
