import { useQuery } from '@tanstack/react-query'

import { useTranslation } from '@/core/platform/i18n/use-translation'
import { PanelError } from '@/core/shared/screen/query-view'
import { Skeleton } from '@/ui/feedback/skeleton'

import { keyFiguresQuery } from './queries'
import type { ReportPeriod } from './report-range'
import { changeOf } from './trend'
import { changeText, valueText } from './trend-texts'

/** Key figures of the site, each with its change. */
export function KeyFigures({ period }: { period: ReportPeriod }) {
  const { t, tServer } = useTranslation()
  const { data, error, refetch } = useQuery(keyFiguresQuery(period))
  if (!data && error) return <PanelError error={error} onRetry={() => void refetch()} />
  if (!data) return <Skeleton className="h-28 rounded-panel" />
  return (
    <ul aria-label={t('Key figures')} className="grid grid-cols-2 gap-4 lg:grid-cols-4">
      {data.map(({ name, value, previous }) => {
        const change = changeOf(value, previous)
        return (
          <li key={name} className="rounded-panel border border-divider bg-paper p-5">
            <span className="block text-sm text-muted">{tServer(name)}</span>
            <span className="block text-2xl font-bold">{valueText(value)}</span>
            {change !== null && <span className="text-sm font-semibold">{changeText(change)}</span>}
          </li>
        )
      })}
    </ul>
  )
}
