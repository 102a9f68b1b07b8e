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

/** The given number of days, ending today. */
const lastDays = (today: CalendarDate, days: number): DateRange => ({
  start: today.subtract({ days: days - 1 }),
  end: today,
})

/** The given number of months, ending today: on 7 March, three months begin on 8 December. */
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

/** Returns a preset's days relative to today; weeks start on the language's first day. */
export const presetRange = (id: DatePresetId, today: CalendarDate, language: string): DateRange =>
  ranges[id](today, language)

/** Returns the equally long range that ends the day before this one starts. */
export function precedingPeriod(range: DateRange): DateRange {
  const end = range.start.subtract({ days: 1 })
  return { start: end.subtract({ days: daysIn(range) - 1 }), end }
}

/** Returns the same days one year earlier; 29 February becomes the 28th. */
export const samePeriodLastYear = ({ start, end }: DateRange): DateRange => ({
  start: start.subtract({ years: 1 }),
  end: end.subtract({ years: 1 }),
})
