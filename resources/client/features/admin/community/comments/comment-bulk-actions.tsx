import { FlagOff, Undo2 } from 'lucide-react'

import type { ModeratedComment } from '@/contract/groups/comments'
import type { Translation } from '@/core/platform/i18n/translation'
import type { BulkAction } from '@/core/shared/data-table/bulk-bar'
import { runOnEach } from '@/core/shared/data-table/run-on-each'
import type { EachRecord } from '@/core/shared/data-table/use-each-run'
import type { Rights } from '@/core/shared/records/use-rights'

import { excerptOf } from './moderation'
import { commentSource, moderation } from './queries'

type Moderation = Pick<EachRecord, 'act' | 'title' | 'confirmLabel' | 'done'>

const moderate = (comments: readonly ModeratedComment[], texts: Moderation): Promise<boolean> =>
  runOnEach({
    ...texts,
    records: comments.map((comment) => ({ id: comment.id, name: excerptOf(comment) })),
    refresh: commentSource.refresh,
  })

/** Actions on selected comments besides delete. */
export const commentBulkActions = ({ t }: Translation, rights: Rights): BulkAction<ModeratedComment>[] => [
  ...(rights.update
    ? [
        {
          id: 'dismiss',
          label: t('Dismiss reports'),
          icon: <FlagOff aria-hidden className="size-5" />,
          appliesTo: ({ reports_count }: ModeratedComment) => Boolean(reports_count),
          run: (comments: readonly ModeratedComment[]) =>
            moderate(comments, {
              act: moderation.dismissReports,
              title: t('[one Dismiss the reports of :count comment?|other Dismiss the reports of :count comments?]', {
                count: comments.length,
              }),
              confirmLabel: t('Dismiss reports'),
              done: t('Reports dismissed'),
            }),
        },
      ]
    : []),
  ...(rights.delete
    ? [
        {
          id: 'restore',
          label: t('Restore'),
          icon: <Undo2 aria-hidden className="size-5" />,
          appliesTo: ({ deleted }: ModeratedComment) => Boolean(deleted),
          run: (comments: readonly ModeratedComment[]) =>
            moderate(comments, {
              act: moderation.restore,
              title: t('[one Restore :count comment?|other Restore :count comments?]', { count: comments.length }),
              confirmLabel: t('Restore'),
              done: t('[one Restored :count comment|other Restored :count comments]', { count: comments.length }),
            }),
        },
      ]
    : []),
]
