import type { ModeratedComment } from '@/contract/groups/comments'
import { useTranslation } from '@/core/platform/i18n/use-translation'
import { Badge } from '@/ui/feedback/badge'

/** State of a comment: deleted, and how often it was reported. */
export function CommentBadges({ comment: { deleted, reports_count: reports } }: { comment: ModeratedComment }) {
  const { t } = useTranslation()
  return (
    <span className="flex flex-wrap gap-1">
      {deleted && <Badge>{t('Deleted')}</Badge>}
      {reports ? (
        <Badge tone="danger">{t('[one :count report|other :count reports]', { count: reports })}</Badge>
      ) : null}
    </span>
  )
}
