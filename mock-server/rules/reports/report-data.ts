import type { ZonedDateTime } from '@internationalized/date'

import type { World } from '../../state/world'
import { type Granularity, granularityOf, pointsOf, type ReportPeriod } from './report-period'

/** Clock and content of the site that a report is about. */
type ReportedSite = Pick<World, 'now' | 'scenario'>

/** Average count in a point of each size. */
const SIZES: Record<Granularity, number> = { minute: 1, hour: 9, day: 180, week: 1260, month: 5400, year: 65_000 }

/** A number from 0 to 1 that depends only on the text (FNV-1a). */
function chance(text: string): number {
  let hash = 0x811c9dc5
  for (const letter of text) hash = Math.imul(hash ^ (letter.codePointAt(0) ?? 0), 0x01000193) >>> 0
  return (hash % 10_000) / 10_000
}

const isWeekend = (day: number): boolean => day === 0 || day === 6

/** Count of a point: families listen more on weekends and in daytime. */
function countAt(name: string, point: ZonedDateTime, granularity: Granularity): number {
  const week = granularity === 'day' && isWeekend(point.toDate().getUTCDay()) ? 1.5 : 1
  const daytime = granularity === 'hour' || granularity === 'minute' ? 0.2 + Math.sin((point.hour / 24) * Math.PI) : 1
  return Math.round(SIZES[granularity] * week * daytime * (0.6 + 0.8 * chance(`${name} ${point.toString()}`)))
}

/** Days of each month on which the archive's server counted nothing: it lists the former without a value, the others not. */
const OUTAGE = { unknown: 20, unlisted: [12, 13] }

const allPoints = (period: ReportPeriod) => {
  const granularity = granularityOf(period)
  return { granularity, points: pointsOf(period, granularity), isCounted: () => true }
}

/** The archive counts by day, however long the period is, and not every day. */
const archivedPoints = (period: ReportPeriod) => ({
  granularity: 'day' as const,
  points: pointsOf(period, 'day').filter(({ day }) => !OUTAGE.unlisted.includes(day)),
  isCounted: ({ day }: ZonedDateTime) => day !== OUTAGE.unknown,
})

/** A count over time; points in the future have none. */
export function trendOf(name: string, label: string, period: ReportPeriod, { now, scenario }: ReportedSite) {
  const { granularity, points, isCounted } = scenario === 'archive' ? archivedPoints(period) : allPoints(period)
  const data = points.map((point) => ({
    date: point.toAbsoluteString(),
    value: point.toDate().getTime() <= now() && isCounted(point) ? countAt(name, point, granularity) : null,
  }))
  return { granularity, total: data.reduce((sum, { value }) => sum + (value ?? 0), 0), datasets: [{ label, data }] }
}

/** Divides a total into parts that shrink by a third each. */
export function partitionOf<Part extends object>(label: string, total: number, parts: readonly Part[]) {
  const weights = parts.map((_, index) => (2 / 3) ** index)
  const sum = weights.reduce((all, weight) => all + weight, 0)
  const data = parts.map((part, index) => {
    const share = (weights[index] ?? 0) / sum
    return { ...part, value: Math.round(total * share), percentage: Math.round(share * 1000) / 10 }
  })
  return { total, datasets: [{ label, data: total > 0 ? data : [] }] }
}

/** Devices, browsers, platforms and countries of visitors. */
export const audience = {
  devices: ['phone', 'tablet', 'desktop', 'smart tv'].map((label) => ({ label })),
  browsers: ['chrome', 'safari', 'firefox', 'edge', false].map((label) => ({ label })),
  platforms: ['android', 'ios', 'windows', 'osx', 'linux'].map((label) => ({ label })),
  locations: (
    [
      ['Latvia', 'lv'],
      ['Germany', 'de'],
      ['United Kingdom', 'gb'],
      ['Ireland', 'ie'],
      ['Norway', 'no'],
    ] as const
  ).map(([label, code]) => ({ label, code })),
}
