// Separate chunk: loaded with the list.
import { FlagOff, Undo2 } from 'lucide-react'

import type { ModeratedComment } from '@/contract/groups/comments'
import type { Translation } from '@/core/platform/i18n/translation'
import type { BulkAction } from '@/core/shared/data-table/bulk-bar'
import type { Rights } from '@/core/shared/records/use-rights'

import type { Moderation } from './moderate-comments'

const running = (act: Moderation) => async (comments: readonly ModeratedComment[]) =>
  (await import('./moderate-comments')).moderateComments(act, comments)

/** Returns the bulk actions on comments besides delete. */
export function commentBulkActions({ t }: Translation, rights: Rights): BulkAction<ModeratedComment>[] {
  const dismiss: BulkAction<ModeratedComment> = {
    id: 'dismiss',
    label: t('Dismiss reports'),
    icon: <FlagOff aria-hidden className="size-5" />,
    appliesTo: ({ reports_count }) => Boolean(reports_count),
    run: running('dismissReports'),
  }
  const restore: BulkAction<ModeratedComment> = {
    id: 'restore',
    label: t('Restore'),
    icon: <Undo2 aria-hidden className="size-5" />,
    appliesTo: ({ deleted }) => Boolean(deleted),
    run: running('restore'),
  }
  return [...(rights.update ? [dismiss] : []), ...(rights.delete ? [restore] : [])]
}
