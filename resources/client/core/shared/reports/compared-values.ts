import type { IsoDateRange } from '@/lib/dates/date-range'

import type { ListedPoint } from './listed-points'
import { type PointCalendar, pointCalendar } from './point-calendar'
import { instantsOf, type ReportPeriod } from './report-range'
import type { ZoneClock } from './zone-clock'

/** The same time a year later; that of 29 February is the day after, which the next point overwrites. */
const aYearLater = (wall: number): number => {
  const date = new Date(wall)
  return date.setUTCFullYear(date.getUTCFullYear() + 1)
}

/**
 * Finds the compared value of each point by its place in the period, so that a missing day shifts no other. The same
 * period of last year is compared date by date, so that a leap day does not either.
 */
export function comparedValues(
  { current, before }: { current: readonly ListedPoint[]; before: readonly ListedPoint[] },
  { range, timezone }: ReportPeriod,
  clock: ZoneClock,
  { calendar, granularity }: { calendar: PointCalendar | undefined; granularity: string },
): (number | null)[] {
  const beforeCalendar = pointCalendar(granularity, clock.wallOf(before[0]?.date ?? 0))
  if (!calendar || !beforeCalendar || !range.compare) return current.map((_, index) => before[index]?.value ?? null)
  const isDated = range.compare.preset === 'same-period-last-year' && calendar.isWithinDay
  const wallOfStart = (days: IsoDateRange) => clock.wallOf(Date.parse(instantsOf(days, timezone).startDate))
  const start = calendar.placeOf(wallOfStart(range))
  const startBefore = beforeCalendar.placeOf(wallOfStart(isDated ? range : range.compare))
  const byPlace = new Map(
    before.map(({ date, value }) => {
      const wall = clock.wallOf(date)
      return [beforeCalendar.placeOf(isDated ? aYearLater(wall) : wall) - startBefore, value]
    }),
  )
  return current.map(({ date }) => byPlace.get(calendar.placeOf(clock.wallOf(date)) - start) ?? null)
}
