import type { BackstageRequest } from '@/contract/groups/backstage-requests'
import { formatDate } from '@/core/platform/i18n/format'
import { useTranslation } from '@/core/platform/i18n/use-translation'
import { statusOf, typeOf } from '@/core/shared/backstage/request-texts'
import { Badge } from '@/ui/feedback/badge'

/** The user's requests with their progress, and what the administrator wrote. */
export function RequestList({ requests }: { requests: readonly BackstageRequest[] }) {
  const { t } = useTranslation()
  return (
    <ul aria-label={t('Requests')} className="flex flex-col gap-3">
      {requests.map((request) => (
        <RequestRow key={request.id} request={request} />
      ))}
    </ul>
  )
}

function RequestRow({ request }: { request: BackstageRequest }) {
  const { t } = useTranslation()
  const { label, tone } = statusOf(request)
  const { artist, artist_name, created_at, notes } = request
  return (
    <li className="space-y-2 rounded-panel border border-divider bg-paper p-4">
      <div className="flex flex-wrap items-start justify-between gap-x-4 gap-y-2">
        <div className="min-w-0">
          <p className="font-bold break-words">{artist?.name || artist_name}</p>
          <p className="text-sm text-muted">
            {[typeOf(request), created_at && formatDate(created_at)].filter(Boolean).join(' · ')}
          </p>
        </div>
        <Badge tone={tone}>{label}</Badge>
      </div>
      {notes && (
        <figure className="border-s-4 border-divider ps-3">
          <figcaption className="text-sm text-muted">{t('The administrator wrote')}</figcaption>
          <blockquote className="break-words whitespace-pre-wrap">{notes}</blockquote>
        </figure>
      )}
    </li>
  )
}
