import { useState } from 'react'

import type { Comment } from '@/contract/comments'
import { formatDuration } from '@/core/platform/i18n/format'
import { RelativeTime } from '@/core/platform/i18n/relative-time'
import { useTranslation } from '@/core/platform/i18n/use-translation'
import { paths } from '@/core/platform/navigation/paths'
import { assetUrl } from '@/core/platform/settings/asset-url'
import { Link } from '@/ui/links/link'
import { Avatar } from '@/ui/pictures/avatar'

import { CommentBar } from './comment-bar'
import { momentAt } from './comment-moment'
import { EditCommentForm } from './edit-comment-form'
import { NewCommentForm } from './new-comment-form'
import type { Subject } from './queries'

/** Answers to answers stand no further in than this: the words need the room. */
const DEEPEST = 3

/** How far in an answer stands for each depth, in rem. */
const STEP = 1.5

type CommentRowProps = { comment: Comment; subject: Subject; duration: number; isAnswered: boolean }

/** A comment with what can be done about it. */
export function CommentRow({ comment, subject, duration, isAnswered }: CommentRowProps) {
  const { t } = useTranslation()
  const [doing, setDoing] = useState<'answering' | 'editing' | null>(null)
  const depth = comment.depth ?? 0
  const stop = () => setDoing(null)
  return (
    <li className="flex gap-3" style={{ marginInlineStart: `${Math.min(depth, DEEPEST) * STEP}rem` }}>
      <Avatar
        name={comment.user?.display_name ?? ''}
        src={comment.deleted ? null : assetUrl(comment.user?.avatar)}
        size={depth > 0 ? 'sm' : 'md'}
      />
      <div className="min-w-0 flex-1 space-y-1">
        {depth > 0 && <span className="sr-only">{t('Answer')}</span>}
        <CommentHead comment={comment} duration={duration} />
        {doing === 'editing' ? <EditCommentForm comment={comment} onClose={stop} /> : <CommentText comment={comment} />}
        {doing === null && (
          <CommentBar
            comment={comment}
            isAnswered={isAnswered}
            onAnswer={() => setDoing('answering')}
            onEdit={() => setDoing('editing')}
          />
        )}
        {doing === 'answering' && (
          <NewCommentForm subject={subject} duration={duration} inReplyTo={comment} onClose={stop} />
        )}
      </div>
    </li>
  )
}

function CommentText({ comment: { content, deleted } }: Pick<CommentRowProps, 'comment'>) {
  const { t } = useTranslation()
  if (deleted) return <p className="text-muted">{t('This comment was deleted.')}</p>
  return <p className="max-w-prose wrap-anywhere whitespace-pre-line">{content}</p>
}

function CommentHead({
  comment: { user, created_at, position, depth },
  duration,
}: Pick<CommentRowProps, 'comment' | 'duration'>) {
  const { t } = useTranslation()
  const isPlaced = depth === 0 && duration > 0 && position != null && position > 0
  return (
    <p className="flex flex-wrap items-baseline gap-x-2 text-sm text-muted">
      {user && (
        <Link to={paths.user.link(user)} className="inline-block py-0.5 text-base font-bold text-main hover:underline">
          {user.display_name}
        </Link>
      )}
      {isPlaced && (
        <span className="tabular-nums">{t('at :time', { time: formatDuration(momentAt(position, duration)) })}</span>
      )}
      {created_at && <RelativeTime moment={created_at} />}
    </p>
  )
}
