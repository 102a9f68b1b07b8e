import { CalendarDate, endOfMonth, getDayOfWeek, parseDate } from '@internationalized/date'
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'

import { comparePresets, type DatePresetId, datePresets } from './date-presets'
import {
  clampDate,
  type DateRange,
  daysIn,
  fitRange,
  isoRangeOf,
  isSameRange,
  parseIsoDate,
  parseIsoRange,
} from './date-range'
import { precedingPeriod, presetRange, samePeriodLastYear } from './preset-range'

const day = fc
  .record({
    year: fc.integer({ min: 1990, max: 2100 }),
    month: fc.integer({ min: 1, max: 12 }),
    date: fc.integer({ min: 1, max: 31 }),
  })
  .map(({ year, month, date }) => new CalendarDate(year, month, date))

const range = fc.tuple(day, day).map(([start, end]): DateRange => fitRange({ start, end }))

const rangeOf = (id: DatePresetId, today: CalendarDate, language = 'lv') => presetRange(id, today, language)

const iso = (id: DatePresetId, today: string, language?: string) => {
  const { start, end } = isoRangeOf(rangeOf(id, parseDate(today), language))
  return `${start} ${end}`
}

describe('rangeOf (spec section 9)', () => {
  test('offers the exact labels of the spec', () => {
    expect(datePresets.map(({ label }) => label)).toEqual([
      'Today',
      'Yesterday',
      'This week',
      'Last week',
      'Last 7 days',
      'Last 30 days',
      'Last 3 months',
      'Last 12 months',
      'This month',
      'This year',
      'Last year',
    ])
    expect(comparePresets.map(({ label }) => label)).toEqual(['Preceding period', 'Same period last year', 'Custom'])
  })

  test.each<[DatePresetId, string]>([
    ['today', '2026-03-07 2026-03-07'],
    ['yesterday', '2026-03-06 2026-03-06'],
    ['this-week', '2026-03-02 2026-03-08'],
    ['last-week', '2026-02-23 2026-03-01'],
    ['last-7-days', '2026-03-01 2026-03-07'],
    ['last-30-days', '2026-02-06 2026-03-07'],
    ['last-3-months', '2025-12-08 2026-03-07'],
    ['last-12-months', '2025-03-08 2026-03-07'],
    ['this-month', '2026-03-01 2026-03-31'],
    ['this-year', '2026-01-01 2026-12-31'],
    ['last-year', '2025-01-01 2025-12-31'],
  ])('maps %s, on Saturday 7 March 2026 in Latvian, to %s', (id, expected) => {
    expect(iso(id, '2026-03-07')).toBe(expected)
  })

  test('starts a week on the language’s first day', () => {
    expect(iso('this-week', '2026-03-08', 'lv')).toBe('2026-03-02 2026-03-08')
    expect(iso('this-week', '2026-03-08', 'en')).toBe('2026-03-08 2026-03-14')
  })

  test('handles leap years', () => {
    expect(iso('yesterday', '2028-03-01')).toBe('2028-02-29 2028-02-29')
    expect(iso('this-month', '2028-02-10')).toBe('2028-02-01 2028-02-29')
    expect(iso('last-12-months', '2028-02-29')).toBe('2027-03-01 2028-02-29')
    expect(iso('last-3-months', '2028-05-31')).toBe('2028-03-01 2028-05-31')
  })

  test('returns an ordered range of the length in its name, on any day', () => {
    fc.assert(
      fc.property(day, (today) => {
        const days = (id: DatePresetId) => daysIn(rangeOf(id, today))
        expect(Math.min(...datePresets.map(({ id }) => days(id)))).toBe(1)
        expect([days('today'), days('yesterday'), days('this-week'), days('last-week')]).toEqual([1, 1, 7, 7])
        expect([days('last-7-days'), days('last-30-days')]).toEqual([7, 30])
        expect(days('this-month')).toBe(endOfMonth(today).day)
        expect([365, 366]).toContain(days('this-year'))
        expect([365, 366]).toContain(days('last-12-months'))
        expect(getDayOfWeek(rangeOf('this-week', today).start, 'lv')).toBe(0)
        expect(rangeOf('last-week', today).end.add({ days: 1 })).toEqual(rangeOf('this-week', today).start)
        for (const id of ['today', 'last-7-days', 'last-30-days', 'last-3-months', 'last-12-months'] as const) {
          expect(rangeOf(id, today).end).toEqual(today)
        }
      }),
    )
  })
})

describe('comparison range', () => {
  test('returns a preceding period of equal length that ends the day before', () => {
    fc.assert(
      fc.property(range, (sampleRange) => {
        const before = precedingPeriod(sampleRange)
        expect(daysIn(before)).toBe(daysIn(sampleRange))
        expect(before.end.add({ days: 1 })).toEqual(sampleRange.start)
      }),
    )
  })

  test('keeps day and month in the same period last year, except for 29 February', () => {
    const leapDay = parseDate('2028-02-29')
    expect(isoRangeOf(samePeriodLastYear({ start: leapDay, end: leapDay }))).toEqual({
      start: '2027-02-28',
      end: '2027-02-28',
    })
    fc.assert(
      fc.property(range, (sampleRange) => {
        const { start, end } = samePeriodLastYear(sampleRange)
        expect([start.year, end.year]).toEqual([sampleRange.start.year - 1, sampleRange.end.year - 1])
        expect([start.month, end.month]).toEqual([sampleRange.start.month, sampleRange.end.month])
        expect(start.compare(end)).toBeLessThanOrEqual(0)
      }),
    )
  })
})

describe('chosen range (spec section 5)', () => {
  test('orders the days and keeps them within the limits', () => {
    fc.assert(
      fc.property(day, day, range, (one, other, { start: min, end: max }) => {
        const fitted = fitRange({ start: one, end: other }, { min, max })
        expect(fitted.start.compare(min)).toBeGreaterThanOrEqual(0)
        expect(fitted.end.compare(max)).toBeLessThanOrEqual(0)
        expect(fitted.start.compare(fitted.end)).toBeLessThanOrEqual(0)
        expect(isSameRange(fitted, fitRange({ start: other, end: one }, { min, max }))).toBe(true)
        expect(isSameRange(fitRange(fitted, { min, max }), fitted)).toBe(true)
      }),
    )
  })

  test('stays unchanged without limits', () => {
    fc.assert(
      fc.property(range, (sampleRange) => {
        expect(isSameRange(fitRange(sampleRange), sampleRange)).toBe(true)
      }),
    )
    fc.assert(
      fc.property(day, (date) => {
        expect(clampDate(date, {})).toEqual(date)
      }),
    )
  })

  test('survives formatting and parsing', () => {
    fc.assert(
      fc.property(range, (sampleRange) => {
        expect(parseIsoRange(isoRangeOf(sampleRange))).toEqual(sampleRange)
      }),
    )
  })

  test.each([null, undefined, '', 'soon', '2026-02-30', '2026-13-01', '2026-03-07T10:00'])(
    'rejects %j as a day',
    (text) => {
      expect(parseIsoDate(text)).toBeUndefined()
      expect(parseIsoRange({ start: '2026-03-07', end: text ?? '' })).toBeUndefined()
    },
  )
})
