import { type CalendarDate, maxDate, minDate, parseDate } from '@internationalized/date'

/** Whole days without a time, both ends belonging to it. */
export type DateRange = { start: CalendarDate; end: CalendarDate }

/** The first and the last day that may be chosen; what is left out does not limit. */
export type DateLimits = { min?: CalendarDate | undefined; max?: CalendarDate | undefined }

/** How a range is sent and kept: days as `YYYY-MM-DD`. */
export type IsoDateRange = { start: string; end: string }

/** A day as near to the given one as the limits let it be. */
export const clampDate = (date: CalendarDate, { min, max }: DateLimits): CalendarDate =>
  minDate(maxDate(date, min), max) ?? date

/** A range as it may be chosen: within the limits, and its ends swapped when they came reversed (spec section 5). */
export function fitRange({ start, end }: DateRange, limits: DateLimits = {}): DateRange {
  const [first, last] = start.compare(end) <= 0 ? [start, end] : [end, start]
  return { start: clampDate(first, limits), end: clampDate(last, limits) }
}

/** How many days a range has; one when both ends are the same day. */
export const daysIn = ({ start, end }: DateRange): number => end.compare(start) + 1

/** Whether two ranges are of the same days. */
export const isSameRange = (one: DateRange, other: DateRange): boolean =>
  one.start.compare(other.start) === 0 && one.end.compare(other.end) === 0

/** Reads a day written as `YYYY-MM-DD`; undefined for anything else, `2026-02-30` too. */
export function parseIsoDate(text: string | null | undefined): CalendarDate | undefined {
  try {
    return text ? parseDate(text) : undefined
  } catch {
    return undefined
  }
}

/** Reads a range of days written as `YYYY-MM-DD`; undefined when one of them is no day. */
export function parseIsoRange(range: IsoDateRange | null | undefined): DateRange | undefined {
  const start = parseIsoDate(range?.start)
  const end = parseIsoDate(range?.end)
  return start && end && { start, end }
}

/** The range with its days written as `YYYY-MM-DD`. */
export const isoRangeOf = ({ start, end }: DateRange): IsoDateRange => ({
  start: start.toString(),
  end: end.toString(),
})
