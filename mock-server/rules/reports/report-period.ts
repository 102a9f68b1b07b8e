import {
  type CalendarDateTime,
  parseAbsolute,
  toCalendarDateTime,
  toZoned,
  type ZonedDateTime,
} from '@internationalized/date'

import { HttpStatus } from '@/contract/machinery/http-status'
import { days, hours } from '@/lib/dates/duration'

import { MockFailure } from '../../kit/mock-failure'

/** Size of a trend's points. */
export type Granularity = 'minute' | 'hour' | 'day' | 'week' | 'month' | 'year'

/** First and last instant of a report in its time zone. */
export type ReportPeriod = { start: ZonedDateTime; end: ZonedDateTime }

const invalid = (field: string): MockFailure => {
  const message = `The ${field} field must be a valid date.`
  return new MockFailure(HttpStatus.UnprocessableContent, { message, errors: { [field]: [message] } })
}

function instantOf(field: string, text: string, timeZone: string): ZonedDateTime {
  try {
    return parseAbsolute(text, timeZone)
  } catch {
    throw invalid(field)
  }
}

/** Parses a period. Throws 422 for an invalid timestamp or time zone. */
export function reportPeriod(startDate: string, endDate: string, timeZone = 'UTC'): ReportPeriod {
  try {
    Intl.DateTimeFormat('en', { timeZone })
  } catch {
    throw invalid('timezone')
  }
  return { start: instantOf('startDate', startDate, timeZone), end: instantOf('endDate', endDate, timeZone) }
}

const lengthOf = ({ start, end }: ReportPeriod): number => end.toDate().getTime() - start.toDate().getTime()

/** The granularity that the server chooses for a period. */
export function granularityOf(period: ReportPeriod): Granularity {
  const length = lengthOf(period)
  if (length <= hours(1)) return 'minute'
  if (length <= days(2)) return 'hour'
  if (length <= days(92)) return 'day'
  if (length <= days(186)) return 'week'
  return length <= days(366 * 4) ? 'month' : 'year'
}

const MOST_POINTS = 20_000

/** Start of each point of a period: steps of wall time, except for hours and minutes, which pass a change of clocks. */
export function pointsOf({ start, end }: ReportPeriod, granularity: Granularity): ZonedDateTime[] {
  const points: ZonedDateTime[] = []
  const first: CalendarDateTime = toCalendarDateTime(start)
  for (let index = 0; index < MOST_POINTS; index += 1) {
    const step = { [`${granularity}s`]: index }
    const point =
      granularity === 'hour' || granularity === 'minute' ? start.add(step) : toZoned(first.add(step), start.timeZone)
    if (point.compare(end) > 0) break
    points.push(point)
  }
  return points
}
