import { dateFormat } from '../intl'
import type { IsoDateRange } from './date-range'

/** Named ranges in display order (spec section 9); labels are translation keys. */
export const datePresets = [
  { id: 'today', label: 'Today' },
  { id: 'yesterday', label: 'Yesterday' },
  { id: 'this-week', label: 'This week' },
  { id: 'last-week', label: 'Last week' },
  { id: 'last-7-days', label: 'Last 7 days' },
  { id: 'last-30-days', label: 'Last 30 days' },
  { id: 'last-3-months', label: 'Last 3 months' },
  { id: 'last-12-months', label: 'Last 12 months' },
  { id: 'this-month', label: 'This month' },
  { id: 'this-year', label: 'This year' },
  { id: 'last-year', label: 'Last year' },
] as const

/** Identifies a preset in stored and sent values. */
export type DatePresetId = (typeof datePresets)[number]['id']

/** Comparison ranges in display order (spec section 9); the days of `custom` are picked by the user. */
export const comparePresets = [
  { id: 'preceding-period', label: 'Preceding period' },
  { id: 'same-period-last-year', label: 'Same period last year' },
  { id: 'custom', label: 'Custom' },
] as const

/** Identifies a comparison range in stored and sent values. */
export type ComparePresetId = (typeof comparePresets)[number]['id']

/** Formats a range as briefly as the language allows (`Mar 1 – 7, 2026`); empty when a day is invalid. */
export function dateRangeText({ start, end }: IsoDateRange, language: string): string {
  const [first, last] = [Date.parse(start), Date.parse(end)]
  if (Number.isNaN(first) || Number.isNaN(last)) return ''
  return dateFormat(language, { dateStyle: 'medium', timeZone: 'UTC' }).formatRange(first, last)
}
