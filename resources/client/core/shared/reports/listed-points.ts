import type { TrendReport } from '@/contract/groups/reports'

import type { PointCalendar } from './point-calendar'
import { instantsOf, type ReportPeriod } from './report-range'
import type { ZoneClock } from './zone-clock'

/** A point as listed by the server, with its date in milliseconds since the epoch. */
export type ListedPoint = { date: number; value: number | null }

const HAS_OFFSET = /(z|[+-]\d\d:?\d\d)$/i
const DAY = /^\d{4}-\d\d-\d\d$/

/** Parses a timestamp; one without an offset is a time in the report's zone. NaN for an invalid one. */
function instantAt(date: string, clock: ZoneClock): number {
  const isWall = DAY.test(date) || !HAS_OFFSET.test(date)
  const parsed = Date.parse(DAY.test(date) || !isWall ? date : `${date.replace(' ', 'T')}Z`)
  return isWall && !Number.isNaN(parsed) ? clock.instantOf(parsed) : parsed
}

/** Points of a dataset, without those that have no valid date. */
export const listedPoints = (dataset: TrendReport['datasets'][number] | undefined, clock: ZoneClock): ListedPoint[] =>
  (dataset?.data ?? [])
    .map(({ date, value }) => ({ date: instantAt(date, clock), value }))
    .filter(({ date }) => !Number.isNaN(date))

/** Places that are filled at most: minutes of a year would be half a million. */
const MOST_PLACES = 20_000

/** Adds the places of a period that the server does not list, without a value: it does not say that they are 0. */
export function withUnlisted(
  listed: ListedPoint[],
  { range, timezone }: ReportPeriod,
  clock: ZoneClock,
  calendar: PointCalendar,
): ListedPoint[] {
  const placeOf = (date: number) => calendar.placeOf(clock.wallOf(date))
  const { startDate, endDate } = instantsOf(range, timezone)
  const first = placeOf(Date.parse(startDate))
  const count = placeOf(Date.parse(endDate)) - first + 1
  if (count > MOST_PLACES) return listed
  const known = new Set(listed.map(({ date }) => placeOf(date)))
  const unlisted = Array.from({ length: count }, (_, index) => first + index)
    .filter((place) => !known.has(place))
    .map((place) => ({ place, date: clock.instantOf(calendar.startOf(place)) }))
    .filter(({ place, date }) => !calendar.isSkippable || placeOf(date) === place)
    .map(({ date }) => ({ date, value: null }))
  return unlisted.length === 0 ? listed : [...listed, ...unlisted].toSorted((one, other) => one.date - other.date)
}
