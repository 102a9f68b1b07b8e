import { type CalendarDate, endOfMonth, endOfWeek, endOfYear, startOfMonth, startOfWeek, startOfYear } from '@internationalized/date'

import { type DateRange, daysIn } from './date-range'

type Preset<Id extends string, Label extends string> = {
  id: Id
  /** English text; a key of the translation. */
  label: Label
  /** The days meant, seen from today; weeks begin as the language's do. */
  rangeOf: (today: CalendarDate, language: string) => DateRange
}

const preset = <const Id extends string, const Label extends string>(
  id: Id,
  label: Label,
  rangeOf: Preset<Id, Label>['rangeOf'],
): Preset<Id, Label> => ({ id, label, rangeOf })

const oneDay = (date: CalendarDate): DateRange => ({ start: date, end: date })

const weekOf = (date: CalendarDate, language: string): DateRange => ({
  start: startOfWeek(date, language),
  end: endOfWeek(date, language),
})

const yearOf = (date: CalendarDate): DateRange => ({ start: startOfYear(date), end: endOfYear(date) })

/** So many days, today the last of them. */
const lastDays = (today: CalendarDate, days: number): DateRange => ({ start: today.subtract({ days: days - 1 }), end: today })

/** So many months, today the last day of them: on 7 March three months begin on 8 December. */
const lastMonths = (today: CalendarDate, months: number): DateRange => ({
  start: today.subtract({ months }).add({ days: 1 }),
  end: today,
})

/** Ranges offered by name, in the order they are shown (spec section 9). */
export const datePresets = [
  preset('today', 'Today', oneDay),
  preset('yesterday', 'Yesterday', (today) => oneDay(today.subtract({ days: 1 }))),
  preset('this-week', 'This week', weekOf),
  preset('last-week', 'Last week', (today, language) => weekOf(today.subtract({ weeks: 1 }), language)),
  preset('last-7-days', 'Last 7 days', (today) => lastDays(today, 7)),
  preset('last-30-days', 'Last 30 days', (today) => lastDays(today, 30)),
  preset('last-3-months', 'Last 3 months', (today) => lastMonths(today, 3)),
  preset('last-12-months', 'Last 12 months', (today) => lastMonths(today, 12)),
  preset('this-month', 'This month', (today) => ({ start: startOfMonth(today), end: endOfMonth(today) })),
  preset('this-year', 'This year', yearOf),
  preset('last-year', 'Last year', (today) => yearOf(today.subtract({ years: 1 }))),
] as const

/** Names a preset in a value that is kept or sent. */
export type DatePresetId = (typeof datePresets)[number]['id']

/** What a range may be compared with, in the order shown (spec section 9); custom days are chosen by hand. */
export const comparePresets = [
  { id: 'preceding-period', label: 'Preceding period' },
  { id: 'same-period-last-year', label: 'Same period last year' },
  { id: 'custom', label: 'Custom' },
] as const

/** Names what a range is compared with. */
export type ComparePresetId = (typeof comparePresets)[number]['id']

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
