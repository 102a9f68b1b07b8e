import {
  type CalendarDate,
  fromAbsolute,
  getLocalTimeZone,
  parseTime,
  toCalendarDateTime,
  toZoned,
} from '@internationalized/date'

import { parseIsoDate } from '@/lib/dates/date-range'

import { isDayOnly } from '../release-text'

/** A day, and optionally a time of it: `2026-12-01` and `18:30`. */
export type DayAndTime = { day: string; time: string }

/** The end of a timestamp for a day without a time, as the server sends it. */
const DAY_ONLY = 'T00:00:00.000000Z'

/**
 * The moment of a release as an ISO date and time: of a day by itself, its start in UTC, in which the site shows release
 * dates; with a time, the moment in the time zone. Undefined for an invalid time.
 */
export function releaseTimestamp({ day, time }: DayAndTime, timeZone = getLocalTimeZone()): string | undefined {
  const date: CalendarDate | undefined = parseIsoDate(day)
  if (!date) return undefined
  if (time === '') return `${day}${DAY_ONLY}`
  try {
    return toZoned(toCalendarDateTime(date, parseTime(time)), timeZone).toAbsoluteString()
  } catch {
    return undefined
  }
}

/** Reads the moment of a release in a time zone; null without one. */
export function dayAndTimeOf(timestamp: string | null, timeZone = getLocalTimeZone()): DayAndTime | null {
  const moment = Date.parse(timestamp ?? '')
  if (timestamp === null || Number.isNaN(moment)) return null
  if (isDayOnly(timestamp)) return { day: timestamp.slice(0, 'YYYY-MM-DD'.length), time: '' }
  const zoned = fromAbsolute(moment, timeZone)
  const digits = (value: number) => String(value).padStart(2, '0')
  return {
    day: `${String(zoned.year).padStart(4, '0')}-${digits(zoned.month)}-${digits(zoned.day)}`,
    time: `${digits(zoned.hour)}:${digits(zoned.minute)}`,
  }
}
