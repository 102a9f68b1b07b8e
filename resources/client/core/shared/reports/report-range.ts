import { type CalendarDate, parseDate, toCalendarDateTime, toZoned } from '@internationalized/date'

import { comparePresets, datePresets } from '@/lib/dates/date-presets'
import { type IsoDateRange, parseIsoRange } from '@/lib/dates/date-range'
import {
  type DateRangeDraft,
  type DateRangeValue,
  draftOf,
  valueOfDraft,
  withCompare,
  withPreset,
} from '@/lib/dates/date-range-draft'
import { presetRange } from '@/lib/dates/preset-range'

/** Period of reports: days, and the time zone that they begin in. */
export type ReportPeriod = { range: DateRangeValue; timezone: string }

const DEFAULT_PRESET = 'last-30-days'

/** Parameter of the URL with a comparison; `none` turns it off. */
const NO_COMPARISON = 'none'

/** Reads two days from parameters; undefined unless both are valid. */
function daysAt(search: URLSearchParams, start: string, end: string): IsoDateRange | undefined {
  const days = { start: search.get(start) ?? '', end: search.get(end) ?? '' }
  return parseIsoRange(days) && days
}

const idIn = <Id extends string>(presets: readonly { id: Id }[], id: string | null): Id | undefined =>
  presets.find((preset) => preset.id === id)?.id

function draftAt(search: URLSearchParams, today: CalendarDate, language: string): DateRangeDraft {
  const days = daysAt(search, 'start', 'end')
  if (days) return draftOf(days)
  const preset = idIn(datePresets, search.get('range')) ?? DEFAULT_PRESET
  return withPreset(draftOf(null), preset, presetRange(preset, today, language))
}

function comparedAt(search: URLSearchParams, draft: DateRangeDraft): DateRangeDraft {
  if (search.get('compare') === NO_COMPARISON) return draft
  const days = daysAt(search, 'compareStart', 'compareEnd')
  if (days) return { ...draft, compare: { ...draftOf(days), preset: 'custom' } }
  const preset = idIn(comparePresets, search.get('compare'))
  return withCompare(draft, preset === 'same-period-last-year' ? preset : 'preceding-period')
}

/** Reads the range of reports from the URL; by default, the last 30 days and those before. */
export function readRange(search: URLSearchParams, today: CalendarDate, language: string): DateRangeValue {
  const day = today.toString()
  return valueOfDraft(comparedAt(search, draftAt(search, today, language)), {}) ?? { start: day, end: day }
}

/** Writes a range to parameters of the URL: a preset by name, so that a bookmark moves with the days. */
export function rangeParameters({ start, end, preset, compare }: DateRangeValue): Record<string, string> {
  const days: Record<string, string> = preset ? { range: preset } : { start, end }
  if (!compare) return { ...days, compare: NO_COMPARISON }
  return compare.preset === 'custom'
    ? { ...days, compareStart: compare.start, compareEnd: compare.end }
    : { ...days, compare: compare.preset }
}

/** First and last instant of a range of days in a time zone, on days with a change of clocks too. */
export function instantsOf({ start, end }: IsoDateRange, timeZone: string): { startDate: string; endDate: string } {
  const first = toZoned(toCalendarDateTime(parseDate(start)), timeZone)
  const next = toZoned(toCalendarDateTime(parseDate(end).add({ days: 1 })), timeZone)
  return { startDate: first.toAbsoluteString(), endDate: next.subtract({ milliseconds: 1 }).toAbsoluteString() }
}
