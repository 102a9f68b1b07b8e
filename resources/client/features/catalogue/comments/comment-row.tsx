import { useRef, useState } from 'react'

import type { Comment } from '@/contract/groups/comments'
import { formatDuration } from '@/core/platform/i18n/format'
import { RelativeTime } from '@/core/platform/i18n/formatted-values'
import { useTranslation } from '@/core/platform/i18n/use-translation'
import { paths } from '@/core/platform/navigation/paths'
import { assetUrl } from '@/core/platform/settings/asset-url'
import { Link } from '@/ui/links/link'
import { Avatar } from '@/ui/pictures/avatar'

import { CommentBar, type CommentForm } from './comment-bar'
import { EditCommentForm } from './edit-comment-form'
import { NewCommentForm } from './new-comment-form'
import { secondsAt, type Subject } from './queries'

/** Replies nested deeper are not indented further, to leave room for the text. */
const MAX_INDENT_DEPTH = 3

const INDENT_REM = 1.5

type CommentRowProps = { comment: Comment; subject: Subject; duration: number; hasReplies: boolean }

/** A comment with its actions and, while open, the edit or reply form. */
export function CommentRow({ comment, subject, duration, hasReplies }: CommentRowProps) {
  const { t } = useTranslation()
  const row = useRef<HTMLLIElement>(null)
  const [doing, setDoing] = useState<CommentForm | null>(null)
  const [closed, setClosed] = useState<CommentForm | null>(null)
  const depth = comment.depth ?? 0
  const stop = () => {
    const hasFocus = row.current?.contains(document.activeElement) === true
    setClosed(hasFocus ? doing : null)
    setDoing(null)
  }
  return (
    <li
      ref={row}
      className="flex gap-3"
      style={{ marginInlineStart: `${Math.min(depth, MAX_INDENT_DEPTH) * INDENT_REM}rem` }}
    >
      <Avatar
        name={comment.user?.display_name ?? ''}
        src={comment.deleted ? null : assetUrl(comment.user?.avatar)}
        size={depth > 0 ? 'sm' : 'md'}
      />
      <div className="min-w-0 flex-1 space-y-1">
        {depth > 0 && <span className="sr-only">{t('Reply')}</span>}
        <CommentHead comment={comment} duration={duration} />
        {doing === 'editing' ? <EditCommentForm comment={comment} onClose={stop} /> : <CommentText comment={comment} />}
        {doing === null && (
          <CommentBar
            comment={comment}
            hasReplies={hasReplies}
            focused={closed}
            onReply={() => setDoing('replying')}
            onEdit={() => setDoing('editing')}
          />
        )}
        {doing === 'replying' && (
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
        <span className="tabular-nums">{t('at :time', { time: formatDuration(secondsAt(position, duration)) })}</span>
      )}
      {created_at && <RelativeTime timestamp={created_at} />}
    </p>
  )
}
