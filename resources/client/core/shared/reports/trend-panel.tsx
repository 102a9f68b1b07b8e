import type { UseQueryResult } from '@tanstack/react-query'

import { formatNumber } from '@/core/platform/i18n/format'
import { useTranslation } from '@/core/platform/i18n/use-translation'
import { dateRangeText } from '@/lib/dates/date-presets'

import { ReportPanel } from './report-panel'
import type { ReportPeriod } from './report-range'
import type { Trend } from './trend'
import { TrendFigure } from './trend-figure'
import { axisDate, type CountText, pointDate, trendSummary } from './trend-texts'

type TrendPanelProps = { title: string; count: CountText; query: UseQueryResult<Trend, Error>; period: ReportPeriod }

/** A value over time: a sentence that sums it up, a chart, and a table behind a switch. */
export function TrendPanel({ title, count, query, period }: TrendPanelProps) {
  const { t, language } = useTranslation()
  const { range, timezone } = period
  const isCompared = range.compare !== undefined
  const head = [t('Date'), title, ...(isCompared ? [t('Compared period')] : [])]
  const rowOf = (trend: Trend) => (index: number) => {
    const point = trend.points[index]
    if (!point) return []
    return [pointDate(point, trend, timezone), point.value, ...(isCompared ? [point.previous] : [])]
  }
  const chartOf = (trend: Trend) => ({
    values: trend.points.map(({ value }) => value),
    previous: isCompared ? trend.points.map(({ previous }) => previous) : null,
    legend: range.compare ? ([dateRangeText(range, language), dateRangeText(range.compare, language)] as const) : null,
    axisText: (index: number) => {
      const point = trend.points[index]
      return point ? axisDate(point, trend, timezone) : ''
    },
    formatValue: (value: number) => formatNumber(value, { notation: 'compact' }),
  })
  return (
    <ReportPanel
      title={title}
      query={query}
      isEmpty={({ points }) => points.length === 0}
      rows={(trend) => [head, ...trend.points.map((_, index) => rowOf(trend)(index))]}
      picture={(trend) => ({ chart: chartOf(trend), summary: trendSummary(trend, count, timezone) })}
    >
      {(trend) => (
        <TrendFigure
          {...{ title, head, trend, period, chartOf }}
          rowOf={rowOf(trend)}
          summary={trendSummary(trend, count, timezone)}
        />
      )}
    </ReportPanel>
  )
}
