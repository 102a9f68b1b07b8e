import type { ZonedDateTime } from '@internationalized/date'

import { type Granularity, granularityOf, pointsOf, type ReportPeriod } from './report-period'

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

/** A count over time; points in the future have none. */
export function trendOf(name: string, label: string, period: ReportPeriod, now: number) {
  const granularity = granularityOf(period)
  const data = pointsOf(period, granularity).map((point) => ({
    date: point.toAbsoluteString(),
    value: point.toDate().getTime() > now ? null : countAt(name, point, granularity),
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
