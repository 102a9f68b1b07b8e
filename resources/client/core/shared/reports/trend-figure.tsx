import { useMemo, useState } from 'react'

import { useTranslation } from '@/core/platform/i18n/use-translation'
import type { CsvCell } from '@/lib/files/download-file'
import { type ChartContent, TrendChart } from '@/ui/charts/trend-chart'
import { SwitchField } from '@/ui/fields/switch-field'

import type { ReportPeriod } from './report-range'
import type { Trend } from './trend'
import { TrendTable } from './trend-table'
import { pointDate, valueText } from './trend-texts'

type TrendFigureProps = {
  title: string
  summary: string
  head: readonly string[]
  trend: Trend
  period: ReportPeriod
  rowOf: (index: number) => CsvCell[]
  chartOf: (trend: Trend) => ChartContent
}

/** The sentence of a trend, and its chart or table. */
export function TrendFigure({ title, summary, head, trend, period, rowOf, chartOf }: TrendFigureProps) {
  const { t } = useTranslation()
  const [isTable, setTable] = useState(false)
  const { range, timezone } = period
  const isCompared = range.compare !== undefined
  // The same arrays for each render: thousands of points are drawn only when they change.
  const { values, previous } = useMemo(
    () => ({
      values: trend.points.map(({ value }) => value),
      previous: isCompared ? trend.points.map((point) => point.previous) : null,
    }),
    [trend, isCompared],
  )
  function pointText(index: number): string {
    const point = trend.points[index]
    if (!point) return ''
    const text = `${pointDate(point, trend, timezone)}: ${valueText(point.value)}`
    return isCompared ? `${text} (${t('in the compared period: :value', { value: valueText(point.previous) })})` : text
  }
  return (
    <>
      <div className="flex flex-wrap items-center gap-x-6 md:flex-nowrap md:justify-between">
        <figcaption>{summary}</figcaption>
        <SwitchField
          label={t('Show as a table')}
          checked={isTable}
          onChange={setTable}
          className="shrink-0 print:hidden"
        />
      </div>
      {isTable ? (
        <TrendTable label={title} head={head} count={trend.points.length} rowOf={rowOf} />
      ) : (
        <TrendChart
          {...chartOf(trend)}
          values={values}
          previous={previous}
          label={t('Points of “:name”', { name: title })}
          begun={trend.begun}
          gapText={t('No data')}
          pointText={pointText}
        />
      )}
    </>
  )
}
