import { dateFormat } from '../intl'
import type { IsoDateRange } from './date-range'

/** A range in words, as short as the language allows: `Mar 1 – 7, 2026`; empty when its days are none. */
export function dateRangeText({ start, end }: IsoDateRange, language: string): string {
  const [first, last] = [Date.parse(start), Date.parse(end)]
  if (Number.isNaN(first) || Number.isNaN(last)) return ''
  return dateFormat(language, { dateStyle: 'medium', timeZone: 'UTC' }).formatRange(first, last)
}
