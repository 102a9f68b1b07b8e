import { type CalendarDate, maxDate, minDate, parseDate } from '@internationalized/date'

/** Whole days without a time, both ends included. */
export type DateRange = { start: CalendarDate; end: CalendarDate }

/** First and last day that can be picked; a missing bound does not limit. */
export type DateLimits = { min?: CalendarDate | undefined; max?: CalendarDate | undefined }

/** A range as sent and stored: days as `YYYY-MM-DD`. */
export type IsoDateRange = { start: string; end: string }

/**
 * First year of a date that may be entered: an earlier one is a typing mistake, such as 0030 for 2030. Neither the spec
 * nor the backend's rules name a limit; no recording, report or suspension is that old.
 */
export const MIN_YEAR = 1800

/** Whether a date is before {@link MIN_YEAR}. */
export const isTooEarly = ({ year }: CalendarDate): boolean => year < MIN_YEAR

/** Returns the day within the limits that is nearest to the given one. */
export const clampDate = (date: CalendarDate, { min, max }: DateLimits): CalendarDate =>
  minDate(maxDate(date, min), max) ?? date

/** Clamps a range to the limits and swaps reversed ends (spec section 5). */
export function fitRange({ start, end }: DateRange, limits: DateLimits = {}): DateRange {
  const [first, last] = start.compare(end) <= 0 ? [start, end] : [end, start]
  return { start: clampDate(first, limits), end: clampDate(last, limits) }
}

/** Number of days in a range; 1 when both ends are the same day. */
export const daysIn = ({ start, end }: DateRange): number => end.compare(start) + 1

/** Whether two ranges cover the same days. */
export const isSameRange = (one: DateRange, other: DateRange): boolean =>
  one.start.compare(other.start) === 0 && one.end.compare(other.end) === 0

/** Parses a day written as `YYYY-MM-DD`; undefined for anything else, including `2026-02-30`. */
export function parseIsoDate(text: string | null | undefined): CalendarDate | undefined {
  try {
    return text ? parseDate(text) : undefined
  } catch {
    return undefined
  }
}

/** Parses a day as {@link parseIsoDate}, from a file or a URL; undefined for one before {@link MIN_YEAR} too. */
export function parseEnteredDate(text: string | null | undefined): CalendarDate | undefined {
  const date = parseIsoDate(text)
  return date && !isTooEarly(date) ? date : undefined
}

/** Parses a range of days written as `YYYY-MM-DD`; undefined when either is invalid. */
export function parseIsoRange(range: IsoDateRange | null | undefined): DateRange | undefined {
  const start = parseEnteredDate(range?.start)
  const end = parseEnteredDate(range?.end)
  return start && end && { start, end }
}

/** Formats the days of a range as `YYYY-MM-DD`. */
export const isoRangeOf = ({ start, end }: DateRange): IsoDateRange => ({
  start: start.toString(),
  end: end.toString(),
})
