import { days, hours, minutes } from '@/lib/dates/duration'

/** Numbers the minutes, hours, days, weeks, months or years of a clock's time (see `zone-clock.ts`). */
export type PointCalendar = {
  placeOf: (wall: number) => number
  /** First moment of a place. */
  startOf: (place: number) => number
  /** Whether the clock can skip a place when summer time begins. */
  isSkippable: boolean
  /** Whether a place is a day or shorter, so that it has the same date in every year. */
  isWithinDay: boolean
}

const evenly = (length: number, origin: number): PointCalendar => ({
  placeOf: (wall) => Math.floor((wall - origin) / length),
  startOf: (place) => origin + place * length,
  isSkippable: length <= hours(1),
  isWithinDay: length <= days(1),
})

const MONTHS = 12
const EPOCH = 1970

const byMonths = (length: number): PointCalendar => ({
  placeOf: (wall) => {
    const date = new Date(wall)
    return Math.floor(((date.getUTCFullYear() - EPOCH) * MONTHS + date.getUTCMonth()) / length)
  },
  startOf: (place) => Date.UTC(EPOCH, place * length),
  isSkippable: false,
  isWithinDay: false,
})

/**
 * The calendar of a granularity; undefined for an unknown one, such as an empty text. Weeks begin where the first point
 * does: servers disagree about their first day.
 */
export function pointCalendar(granularity: string, firstPoint: number): PointCalendar | undefined {
  switch (granularity) {
    case 'minute':
      return evenly(minutes(1), 0)
    case 'hour':
      return evenly(hours(1), 0)
    case 'day':
      return evenly(days(1), 0)
    case 'week':
      return evenly(days(7), firstPoint)
    case 'month':
      return byMonths(1)
    case 'year':
      return byMonths(MONTHS)
    default:
      return undefined
  }
}
