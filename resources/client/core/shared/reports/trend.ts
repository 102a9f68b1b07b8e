import type { TrendReport } from '@/contract/groups/reports'

import { comparedValues } from './compared-values'
import { type ListedPoint, listedPoints, withUnlisted } from './listed-points'
import { pointCalendar } from './point-calendar'
import type { ReportPeriod } from './report-range'
import { type ZoneClock, zoneClock } from './zone-clock'

/** A point of a trend, with the value at the same place of the compared period. */
export type TrendPoint = ListedPoint & { previous: number | null }

/** A trend with its sums; null where no value is known. */
export type Trend = {
  points: TrendPoint[]
  total: number | null
  previousTotal: number | null
  granularity: string | null
  /** Number of points that have begun; later ones cannot have a value yet. */
  begun: number
}

type MaybeTrend = TrendReport | null | undefined

const sumOf = (points: readonly ListedPoint[]): number | null => {
  const known = points.flatMap(({ value }) => value ?? [])
  return known.length === 0 ? null : known.reduce((sum, value) => sum + value, 0)
}

/** Combines a trend with the compared one: its own second dataset, or another response. */
export function trendOf(report: MaybeTrend, compared: MaybeTrend, period: ReportPeriod, now = Date.now()): Trend {
  const clock = zoneClock(period.timezone)
  const { granularity = null, datasets = [] } = report ?? {}
  const listed = listedPoints(datasets[0], clock)
  const before = listedPoints(compared ? compared.datasets[0] : datasets[1], clock)
  const points = combine({ listed, before }, period, clock, granularity ?? '')
  return {
    points,
    total: sumOf(listed),
    previousTotal: sumOf(before),
    granularity,
    begun: points.filter(({ date }) => date <= now).length,
  }
}

type Datasets = { listed: ListedPoint[]; before: ListedPoint[] }

function combine({ listed, before }: Datasets, period: ReportPeriod, clock: ZoneClock, granularity: string) {
  const [first] = listed
  if (!first) return []
  const calendar = pointCalendar(granularity, clock.wallOf(first.date))
  const current = calendar ? withUnlisted(listed, period, clock, calendar) : listed
  const previous = comparedValues({ current, before }, period, clock, { calendar, granularity })
  return current.map((point, index) => ({ ...point, previous: previous[index] ?? null }))
}

/** Change from one value to another in whole percent; null if there is nothing to compare with. */
export function changeOf(value: number | null, previous: number | null): number | null {
  if (value === null || previous === null || previous === 0) return null
  const change = Math.round(((value - previous) / Math.abs(previous)) * 100)
  return Number.isFinite(change) ? change : null
}

/** The point with the highest value; null for fewer than two values, which need no highlight. */
export function peakOf(points: readonly TrendPoint[]): TrendPoint | null {
  const known = points.filter(({ value }) => value !== null)
  if (known.length < 2) return null
  return known.reduce((peak, point) => ((point.value ?? 0) > (peak.value ?? 0) ? point : peak))
}
