// Separate chunk: loaded by the actions on selected comments.
import type { ModeratedComment } from '@/contract/groups/comments'
import { translate } from '@/core/platform/i18n/use-translation'
import { runOnEach } from '@/core/shared/data-table/run-on-each'
import type { EachRecord } from '@/core/shared/data-table/use-each-run'

import { excerptOf } from './moderation'
import { commentSource, moderation } from './queries'

/** Name of an action on several comments. */
export type Moderation = keyof typeof moderation

type Texts = Pick<EachRecord, 'title' | 'confirmLabel' | 'done'>

/** Texts by action; with the number of comments. */
const texts: Record<Moderation, (count: number) => Texts> = {
  dismissReports: (count) => ({
    title: translate('[one Dismiss the reports of :count comment?|other Dismiss the reports of :count comments?]', {
      count,
    }),
    confirmLabel: translate('Dismiss reports'),
    done: translate('Reports dismissed'),
  }),
  restore: (count) => ({
    title: translate('[one Restore :count comment?|other Restore :count comments?]', { count }),
    confirmLabel: translate('Restore'),
    done: translate('[one Restored :count comment|other Restored :count comments]', { count }),
  }),
}

/** Asks, then moderates one comment after another; resolves to whether all have been. */
export const moderateComments = (act: Moderation, comments: readonly ModeratedComment[]): Promise<boolean> =>
  runOnEach({
    ...texts[act](comments.length),
    records: comments.map((comment) => ({ id: comment.id, name: excerptOf(comment) })),
    act: moderation[act],
    refresh: commentSource.refresh,
  })
