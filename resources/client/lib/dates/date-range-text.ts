import { dateFormat } from '../intl'
import type { IsoDateRange } from './date-range'

/** Formats a range as briefly as the language allows (`Mar 1 – 7, 2026`); empty when a day is invalid. */
export function dateRangeText({ start, end }: IsoDateRange, language: string): string {
  const [first, last] = [Date.parse(start), Date.parse(end)]
  if (Number.isNaN(first) || Number.isNaN(last)) return ''
  return dateFormat(language, { dateStyle: 'medium', timeZone: 'UTC' }).formatRange(first, last)
}
