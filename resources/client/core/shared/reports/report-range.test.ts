import { CalendarDate } from '@internationalized/date'
import { describe, expect, it } from 'vitest'

import { instantsOf, rangeParameters, readRange } from './report-range'

const today = new CalendarDate(2026, 5, 20)
const read = (query: string) => readRange(new URLSearchParams(query), today, 'lv')
const HOUR = 3_600_000

describe('the range of reports', () => {
  it('defaults to the last 30 days and those before, also for invalid parameters', () => {
    const expected = {
      start: '2026-04-21',
      end: '2026-05-20',
      preset: 'last-30-days',
      compare: { start: '2026-03-22', end: '2026-04-20', preset: 'preceding-period' },
    }
    expect(read('')).toEqual(expected)
    expect(read('range=ever&start=2026-02-30&end=x&compare=you')).toEqual(expected)
    expect(read('start=0030-01-01&end=2026-01-05')).toEqual(expected)
  })

  it.each([
    'range=this-week&compare=none',
    'range=last-year&compare=same-period-last-year',
    'start=2026-01-02&end=2026-01-05&compare=preceding-period',
    'range=this-month&compareStart=2025-01-01&compareEnd=2025-01-31',
  ])('survives the URL: %s', (query) => {
    expect(new URLSearchParams(rangeParameters(read(query))).toString()).toBe(query)
  })
})

describe('instantsOf', () => {
  it.each([
    ['2026-03-29', 23],
    ['2026-10-25', 25],
    ['2026-05-20', 24],
  ])('covers the whole of %s in Riga, which has %i hours', (day, length) => {
    const { startDate, endDate } = instantsOf({ start: day, end: day }, 'Europe/Riga')
    expect(Date.parse(endDate) - Date.parse(startDate) + 1).toBe(length * HOUR)
  })
})
