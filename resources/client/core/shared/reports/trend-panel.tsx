import type { UseQueryResult } from '@tanstack/react-query'
import { useState } from 'react'

import { formatNumber } from '@/core/platform/i18n/format'
import { useTranslation } from '@/core/platform/i18n/use-translation'
import { dateRangeText } from '@/lib/dates/date-presets'
import { TrendChart } from '@/ui/charts/trend-chart'
import { SwitchField } from '@/ui/fields/switch-field'

import type { ReportPeriod } from './queries'
import { ReportPanel } from './report-panel'
import type { Trend } from './trend'
import { TrendTable } from './trend-table'
import { type CountText, pointDate, trendSummary, valueText } from './trend-texts'

type TrendPanelProps = { title: string; count: CountText; query: UseQueryResult<Trend, Error>; period: ReportPeriod }

/** A value over time: a sentence that sums it up, a chart, and a table behind a switch. */
export function TrendPanel({ title, count, query, period: { range, timezone } }: TrendPanelProps) {
  const { t, language } = useTranslation()
  const [isTable, setTable] = useState(false)
  const isCompared = range.compare !== undefined
  const head = [t('Date'), title, ...(isCompared ? [t('Compared period')] : [])]
  const rowsOf = (trend: Trend) =>
    trend.points.map((point) => [
      pointDate(point, trend, timezone),
      point.value,
      ...(isCompared ? [point.previous] : []),
    ])
  return (
    <ReportPanel title={title} query={query} rows={(trend) => [head, ...rowsOf(trend)]}>
      {(trend) => (
        <>
          <div className="flex flex-wrap items-center gap-x-6 md:flex-nowrap md:justify-between">
            <figcaption>{trendSummary(trend, count, timezone)}</figcaption>
            <SwitchField
              label={t('Show as a table')}
              checked={isTable}
              onChange={setTable}
              className="shrink-0 print:hidden"
            />
          </div>
          {isTable ? (
            <TrendTable label={title} head={head} rows={rowsOf(trend)} />
          ) : (
            <TrendChart
              label={t('Points of “:name”', { name: title })}
              values={trend.points.map(({ value }) => value)}
              previous={isCompared ? trend.points.map(({ previous }) => previous) : null}
              legend={range.compare ? [dateRangeText(range, language), dateRangeText(range.compare, language)] : null}
              pointText={(index) => pointText(trend, index)}
              axisText={(index) => {
                const point = trend.points[index]
                return point ? pointDate(point, trend, timezone, 'short') : ''
              }}
              formatValue={(value) => formatNumber(value, { notation: 'compact' })}
            />
          )}
        </>
      )}
    </ReportPanel>
  )

  function pointText(trend: Trend, index: number): string {
    const point = trend.points[index]
    if (!point) return ''
    const text = `${pointDate(point, trend, timezone)}: ${valueText(point.value)}`
    return isCompared ? `${text} (${t('in the compared period: :value', { value: valueText(point.previous) })})` : text
  }
}
