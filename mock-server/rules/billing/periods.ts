import { days } from '@/lib/dates/duration'

import type { MockPrice } from '../../state/store/billing-rows'

/** Formats a time for a column. */
export const isoDate = (time: number): string => new Date(time).toISOString()

/** Adds months in UTC; the day is the last one of shorter months. */
function addMonths(from: number, months: number): number {
  const date = new Date(from)
  const day = date.getUTCDate()
  date.setUTCDate(1)
  date.setUTCMonth(date.getUTCMonth() + months)
  const last = new Date(Date.UTC(date.getUTCFullYear(), date.getUTCMonth() + 1, 0)).getUTCDate()
  return date.setUTCDate(Math.min(day, last))
}

/** The end of the billing period that starts at `from`, in milliseconds since the epoch. */
export function periodEnd(from: number, price: Pick<MockPrice, 'interval' | 'interval_count'>): number {
  const { interval, interval_count: count } = price
  switch (interval) {
    case 'day':
      return from + days(count)
    case 'week':
      return from + days(7 * count)
    case 'month':
      return addMonths(from, count)
    case 'year':
      return addMonths(from, 12 * count)
  }
}
