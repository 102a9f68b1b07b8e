import { formatDate, formatNumber } from '@/core/platform/i18n/format'
import { translate, type TranslationKey } from '@/core/platform/i18n/use-translation'

import { changeOf, peakOf, type Trend, type TrendPoint } from './trend'

/** Formats of a point's date by granularity, in full and for the axis. */
const formats: Record<string, { long: Intl.DateTimeFormatOptions; short: Intl.DateTimeFormatOptions }> = {
  minute: { long: { dateStyle: 'medium', timeStyle: 'short' }, short: { timeStyle: 'short' } },
  hour: { long: { dateStyle: 'medium', timeStyle: 'short' }, short: { timeStyle: 'short' } },
  day: {
    long: { weekday: 'long', day: 'numeric', month: 'long', year: 'numeric' },
    short: { day: 'numeric', month: 'short' },
  },
  month: { long: { month: 'long', year: 'numeric' }, short: { month: 'short', year: 'numeric' } },
  year: { long: { year: 'numeric' }, short: { year: 'numeric' } },
}

const DAY = { long: { dateStyle: 'medium' }, short: { day: 'numeric', month: 'short' } } as const

/** Date of a point, in the time zone that the report was requested in. */
export const pointDate = (
  { date }: Pick<TrendPoint, 'date'>,
  { granularity }: Pick<Trend, 'granularity'>,
  timeZone: string,
  length: 'long' | 'short' = 'long',
): string => formatDate(date, { timeZone, ...(formats[granularity ?? ''] ?? DAY)[length] })

/** Date of a point under the axis; a day has its year where the trend spans several. */
export function axisDate(point: TrendPoint, trend: Trend, timeZone: string): string {
  const [first = point] = trend.points
  const last = trend.points.at(-1) ?? point
  const isDay = !trend.granularity || !['minute', 'hour', 'month', 'year'].includes(trend.granularity)
  const [start, end] = [first, last].map(({ date }) => formatDate(date, { timeZone, year: 'numeric' }))
  return isDay && start !== end
    ? formatDate(point.date, { timeZone, dateStyle: 'short' })
    : pointDate(point, trend, timeZone, 'short')
}

/** A value, or a dash where it is missing. */
export const valueText = (value: number | null): string => (value === null ? '–' : formatNumber(value))

/** A change in percent with its sign, such as `+12 %`. */
export const changeText = (change: number): string =>
  formatNumber(change / 100, { style: 'percent', signDisplay: 'exceptZero' })

/** Text of a number of things: `[one :count play|other :count plays]` with `:total` for the number as text. */
export type CountText = Extract<TranslationKey, `[one :total ${string}`>

/** Summarizes a trend in a sentence: the total, its change, and when it was highest. */
export function trendSummary(trend: Trend, count: CountText, timeZone: string): string {
  const { total, previousTotal, points, begun } = trend
  if (total === null) return translate('No data in this period')
  const change = changeOf(total, previousTotal)
  const peak = peakOf(points)
  const unknown = points.slice(0, begun).filter(({ value }) => value === null).length
  const percent = formatNumber(Math.abs(change ?? 0) / 100, { style: 'percent' })
  return [
    translate(count, { count: total, total: formatNumber(total) }),
    change !== null && change > 0 && translate(':percent more than in the compared period', { percent }),
    change !== null && change < 0 && translate(':percent fewer than in the compared period', { percent }),
    change === 0 && translate('as many as in the compared period'),
    peak &&
      translate('most at: :date (:value)', { date: pointDate(peak, trend, timeZone), value: valueText(peak.value) }),
    unknown > 0 &&
      translate('no data for :unknown of [one :total point|other :total points]', {
        unknown: formatNumber(unknown),
        total: formatNumber(begun),
        count: begun,
      }),
  ]
    .filter(Boolean)
    .join('; ')
}
