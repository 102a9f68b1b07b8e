import type { TrendReport } from '@/contract/groups/reports'

/** A point of a trend; `previous` is the value of the same place in the compared period. */
export type TrendPoint = { date: string; value: number | null; previous: number | null }

/** A trend with its sums; null where no value is known. */
export type Trend = {
  points: TrendPoint[]
  total: number | null
  previousTotal: number | null
  granularity: string | null
}

type MaybeTrend = TrendReport | null | undefined

const sumOf = (values: readonly (number | null)[]): number | null => {
  const known = values.filter((value) => value !== null)
  return known.length === 0 ? null : known.reduce((sum, value) => sum + value, 0)
}

/** Combines a trend with the compared one: its own second dataset, or another response. */
export function trendOf(report: MaybeTrend, compared?: MaybeTrend): Trend {
  const current = report?.datasets[0]?.data ?? []
  const before = (compared ? compared.datasets[0] : report?.datasets[1])?.data ?? []
  const points = current
    .filter(({ date }) => !Number.isNaN(Date.parse(date)))
    .map(({ date, value }, index) => ({ date, value, previous: before[index]?.value ?? null }))
  return {
    points,
    total: sumOf(current.map(({ value }) => value)),
    previousTotal: sumOf(before.map(({ value }) => value)),
    granularity: report?.granularity ?? null,
  }
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
