import { useQuery } from '@tanstack/react-query'

import type { InsightPartition } from '@/contract/groups/reports'
import { type TranslationKey, useTranslation } from '@/core/platform/i18n/use-translation'
import { paths } from '@/core/platform/navigation/paths'
import { type AudiencePart, audienceParts } from '@/core/shared/reports/audience-parts'
import { KeyFigures } from '@/core/shared/reports/key-figures'
import { PartitionPanel } from '@/core/shared/reports/partition-panel'
import { insightQuery, playsQuery, visitorsQuery } from '@/core/shared/reports/queries'
import type { ReportPeriod } from '@/core/shared/reports/report-range'
import { TrendPanel } from '@/core/shared/reports/trend-panel'
import { useReportRange } from '@/core/shared/reports/use-report-range'
import { DateRangePicker } from '@/ui/dates/date-range-picker'
import { useProgressivePanel } from '@/ui/deferred-rendering/use-progressive-row'

import { panelsSkeleton } from './panels-skeleton'

const SITE = 'track_play=0'

const topLists = [
  ['tracks', 'Top songs'],
  ['artists', 'Top artists'],
  ['albums', 'Top albums'],
  ['users', 'Top listeners'],
] as const satisfies [InsightPartition, TranslationKey][]

/** Key figures, visitors and plays of the site in a range of days; a frame after the screen that they are part of. */
export const OverviewReports = () => (useProgressivePanel() ? <Reports /> : panelsSkeleton)

function Reports() {
  const { t } = useTranslation()
  const { range, timezone, setRange } = useReportRange()
  const period = { range, timezone }
  const plays = useQuery(playsQuery(SITE, period))
  return (
    <>
      <div className="max-w-md print:hidden">
        <DateRangePicker label={t('Period')} value={range} onChange={setRange} timeZone={timezone} comparable />
      </div>
      <KeyFigures period={period} />
      <VisitorTrend period={period} />
      <div className="grid gap-6 md:grid-cols-2">
        {audienceParts.map(([part, title]) => (
          <VisitorPart key={part} part={part} title={t(title)} period={period} />
        ))}
      </div>
      <TrendPanel title={t('Plays')} count="[one :total play|other :total plays]" query={plays} period={period} />
      <div className="grid gap-6 md:grid-cols-2">
        {topLists.map(([metric, title]) => (
          <TopList key={metric} metric={metric} title={t(title)} period={period} />
        ))}
      </div>
    </>
  )
}

type PartProps = { title: string; period: ReportPeriod }

function VisitorTrend({ period }: { period: ReportPeriod }) {
  const { t } = useTranslation()
  const query = useQuery({ ...visitorsQuery(period), select: ({ trend }) => trend })
  return (
    <TrendPanel
      title={t('Page views')}
      count="[one :total page view|other :total page views]"
      query={query}
      period={period}
    />
  )
}

function VisitorPart({ part, title, period }: PartProps & { part: AudiencePart }) {
  const query = useQuery({ ...visitorsQuery(period), select: (report) => report[part] ?? null })
  return <PartitionPanel title={title} query={query} />
}

/** The most played of a kind; a name opens the editor of its record, whose section is called as the metric. */
function TopList({ metric, title, period }: PartProps & { metric: (typeof topLists)[number][0] }) {
  const query = useQuery({ ...insightQuery(SITE, metric, period), select: ({ report }) => report[metric] ?? null })
  return <PartitionPanel title={title} query={query} linkOf={({ id }) => paths.admin.link(`${metric}/${id}`)} />
}
