import {
  type CalendarDate,
  endOfMonth,
  endOfWeek,
  endOfYear,
  startOfMonth,
  startOfWeek,
  startOfYear,
} from '@internationalized/date'

import type { DatePresetId } from './date-presets'
import { type DateRange, daysIn } from './date-range'

const oneDay = (date: CalendarDate): DateRange => ({ start: date, end: date })

const weekOf = (date: CalendarDate, language: string): DateRange => ({
  start: startOfWeek(date, language),
  end: endOfWeek(date, language),
})

const yearOf = (date: CalendarDate): DateRange => ({ start: startOfYear(date), end: endOfYear(date) })

/** So many days, today the last of them. */
const lastDays = (today: CalendarDate, days: number): DateRange => ({
  start: today.subtract({ days: days - 1 }),
  end: today,
})

/** So many months, today the last day of them: on 7 March three months begin on 8 December. */
const lastMonths = (today: CalendarDate, months: number): DateRange => ({
  start: today.subtract({ months }).add({ days: 1 }),
  end: today,
})

const ranges: Record<DatePresetId, (today: CalendarDate, language: string) => DateRange> = {
  today: oneDay,
  yesterday: (today) => oneDay(today.subtract({ days: 1 })),
  'this-week': weekOf,
  'last-week': (today, language) => weekOf(today.subtract({ weeks: 1 }), language),
  'last-7-days': (today) => lastDays(today, 7),
  'last-30-days': (today) => lastDays(today, 30),
  'last-3-months': (today) => lastMonths(today, 3),
  'last-12-months': (today) => lastMonths(today, 12),
  'this-month': (today) => ({ start: startOfMonth(today), end: endOfMonth(today) }),
  'this-year': yearOf,
  'last-year': (today) => yearOf(today.subtract({ years: 1 })),
}

/** The days a preset means, seen from today; weeks begin as the language's do. */
export const presetRange = (id: DatePresetId, today: CalendarDate, language: string): DateRange =>
  ranges[id](today, language)

/** As many days as the range has, right before it. */
export function precedingPeriod(range: DateRange): DateRange {
  const end = range.start.subtract({ days: 1 })
  return { start: end.subtract({ days: daysIn(range) - 1 }), end }
}

/** The same days of the year before; 29 February becomes the 28th. */
export const samePeriodLastYear = ({ start, end }: DateRange): DateRange => ({
  start: start.subtract({ years: 1 }),
  end: end.subtract({ years: 1 }),
})
