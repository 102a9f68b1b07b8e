import { FlagOff, Undo2 } from 'lucide-react'

import type { ModeratedComment } from '@/contract/groups/comments'
import { getBootstrap } from '@/core/platform/bootstrap/bootstrap-store'
import { translate } from '@/core/platform/i18n/use-translation'
import { hasPermission } from '@/core/platform/session/permissions'
import { changedColumn, dateColumn } from '@/core/shared/records/columns'
import { changedBetween, flagFilter, userFilter } from '@/core/shared/records/filters'
import type { ResourceDescription } from '@/core/shared/records/resource'
import { siteAction } from '@/core/shared/records/site-action'
import { Link } from '@/ui/links/link'

import { CommentBadges } from './comment-badges'
import { dismissCommentReports, excerptOf, restoreComment, subjectPath } from './moderation'
import { commentSource } from './queries'

/** The list and the editor of comments. */
export const commentResource: ResourceDescription<ModeratedComment> = {
  source: commentSource,
  name: {
    id: 'content',
    header: 'Comment#noun',
    of: excerptOf,
    detail: ({ user }) => user?.display_name,
    picture: ({ user }) => user?.avatar,
  },
  columns: ({ t }) => [
    {
      id: 'commentable',
      header: t('Commented on'),
      text: ({ commentable }) => commentable?.name,
      cell: (comment) => <Subject comment={comment} />,
    },
    {
      id: 'status',
      header: t('Status'),
      text: ({ deleted, reports_count: reports }) =>
        [deleted && t('Deleted'), reports && t('[one :count report|other :count reports]', { count: reports })]
          .filter(Boolean)
          .join(', '),
      cell: (comment) => <CommentBadges comment={comment} />,
    },
    dateColumn('created_at', t('Written'), ({ created_at }) => created_at),
    { ...changedColumn(t), isHiddenAtFirst: true },
  ],
  headColumns: ['status'],
  filters: (translation) => {
    const { t } = translation
    return [
      flagFilter('deleted', t('Deleted')),
      {
        key: 'reports',
        label: t('Reports'),
        operators: ['has', 'doesntHave'],
        control: { type: 'any' },
      },
      userFilter(t('Written by')),
      ...changedBetween(translation),
    ]
  },
  actions: (comment, translation) => {
    const { t } = translation
    const subject = subjectPath(comment)
    const may = (right: string) => hasPermission(getBootstrap(), `comments.${right}`)
    return [
      ...(subject ? [siteAction(translation, subject)] : []),
      ...(comment.reports_count && may('update')
        ? [
            {
              id: 'dismiss',
              label: t('Dismiss reports'),
              icon: <FlagOff aria-hidden className="size-5" />,
              onSelect: () => void dismissCommentReports(comment),
            },
          ]
        : []),
      ...(comment.deleted && may('delete')
        ? [
            {
              id: 'restore',
              label: t('Restore'),
              icon: <Undo2 aria-hidden className="size-5" />,
              onSelect: () => void restoreComment(comment),
            },
          ]
        : []),
    ]
  },
  listTools: () => import('./comment-bulk-actions').then(({ commentBulkActions: bulkActions }) => ({ bulkActions })),
  deletion: () => ({
    message: translate('Comments without replies are permanently deleted. The others are hidden, and can be restored.'),
    isAnnounced: true,
  }),
  form: () => import('./comment-form').then(({ CommentForm }) => CommentForm),
}

function Subject({ comment }: { comment: ModeratedComment }) {
  const to = subjectPath(comment)
  const name = comment.commentable?.name
  if (to === null) return <span className="text-muted">{name ?? ''}</span>
  return (
    <Link to={to} className="break-words underline-offset-4 hover:underline">
      {name}
    </Link>
  )
}
