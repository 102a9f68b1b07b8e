import { useInfiniteQuery } from '@tanstack/react-query'
import { MessageCircle } from 'lucide-react'
import { useLocation } from 'react-router-dom'

import type { Comment } from '@/contract/groups/comments'
import { useTranslation } from '@/core/platform/i18n/use-translation'
import { loginPath } from '@/core/platform/navigation/redirects'
import { usePermission, useUser } from '@/core/platform/session/use-session'
import { MediaSection } from '@/core/shared/media/media-section'
import { LoadMore } from '@/core/shared/screen/load-more'
import { PanelError } from '@/core/shared/screen/query-view'
import { PlanHint } from '@/core/shared/upsell/remedy-link'
import { LinkButton } from '@/ui/buttons/link-button'
import { keepFocus } from '@/ui/collections/keep-focus'
import { EmptyState } from '@/ui/feedback/empty-state'
import { AvatarRowsSkeleton } from '@/ui/feedback/skeleton'

import { CommentRow } from './comment-row'
import { NewCommentForm } from './new-comment-form'
import { commentsQuery, type Subject } from './queries'

type CommentsSectionProps = {
  subject: Subject
  /** Duration of the commented track in milliseconds; 0 for albums. */
  duration: number
}

/** Comment threads, newest first, each followed by its replies. */
export function CommentsSection({ subject, duration }: CommentsSectionProps) {
  const { t } = useTranslation()
  const query = useInfiniteQuery(commentsQuery(subject))
  const comments = query.data?.pages.flatMap(({ pagination }) => pagination.items)
  return (
    <MediaSection title={t('Comments')}>
      <div ref={keepFocus} className="space-y-6">
        <WriteComment subject={subject} duration={duration} />
        {query.isPending && <AvatarRowsSkeleton rows={3} />}
        {!comments && query.error && <PanelError error={query.error} onRetry={() => void query.refetch()} />}
        {comments?.length === 0 && (
          <EmptyState icon={<MessageCircle className="size-12" />} title={t('No comments yet')} action={null} />
        )}
        {comments && comments.length > 0 && (
          <ol aria-label={t('Comments')} className="space-y-5">
            {comments.map((comment) => (
              <CommentRow
                key={comment.id}
                comment={comment}
                subject={subject}
                duration={duration}
                hasReplies={hasReplies(comment, comments)}
              />
            ))}
          </ol>
        )}
        {comments && <LoadMore query={query} />}
      </div>
    </MediaSection>
  )
}

const hasReplies = ({ id }: Comment, comments: Comment[]): boolean => comments.some(({ parent_id }) => parent_id === id)

/** The form for users who may comment; guests get a sign-in link. */
function WriteComment(props: CommentsSectionProps) {
  const { t } = useTranslation()
  const { pathname, search } = useLocation()
  const user = useUser()
  const mayCreate = usePermission('comments.create')
  if (mayCreate && user) return <NewCommentForm {...props} />
  if (user) return <PlanHint permission="comments.create" text={t("Your plan doesn't include writing comments.")} />
  return (
    <LinkButton variant="outline" to={loginPath(pathname + search)}>
      {t('Sign in to comment')}
    </LinkButton>
  )
}
