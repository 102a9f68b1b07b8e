import { parseDate } from '@internationalized/date'
import { describe, expect, test } from 'vitest'

import { dateRangeText } from './date-presets'
import {
  draftOf,
  type DateRangeValue,
  valueOfDraft,
  withCompare,
  withCompareDays,
  withDays,
  withPreset,
} from './date-range-draft'
import { presetRange } from './preset-range'

const today = parseDate('2026-03-07')
const limits = { min: parseDate('2026-01-01'), max: today }

const day = (text: string) => parseDate(text)
const draft = draftOf({ start: '2026-03-02', end: '2026-03-04' })

describe('date range draft', () => {
  test.each<DateRangeValue>([
    { start: '2026-03-02', end: '2026-03-04' },
    { start: '2026-03-01', end: '2026-03-07', preset: 'last-7-days' },
    {
      start: '2026-03-02',
      end: '2026-03-04',
      compare: { start: '2026-02-27', end: '2026-03-01', preset: 'preceding-period' },
    },
    { start: '2026-03-02', end: '2026-03-04', compare: { start: '2026-02-01', end: '2026-02-02', preset: 'custom' } },
  ])('returns the original value when applied unchanged: %j', (value) => {
    expect(valueOfDraft(draftOf(value), limits)).toEqual(value)
  })

  test('keeps a preset until the user picks a day', () => {
    const preset = withPreset(draft, 'last-7-days', presetRange('last-7-days', today, 'lv'))
    expect(valueOfDraft(preset, limits)).toEqual({ start: '2026-03-01', end: '2026-03-07', preset: 'last-7-days' })
    expect(valueOfDraft(withDays(preset, { end: day('2026-03-05') }), limits)).toEqual({
      start: '2026-03-01',
      end: '2026-03-05',
    })
  })

  test('clamps a preset to the limits', () => {
    const thisYear = withPreset(draft, 'this-year', presetRange('this-year', today, 'lv'))
    expect(valueOfDraft(thisYear, limits)).toEqual({ start: '2026-01-01', end: '2026-03-07', preset: 'this-year' })
  })

  test('swaps reversed days and clamps days outside the limits', () => {
    const reversed = withDays(draft, { start: day('2026-03-05'), end: day('2025-12-24') })
    expect(valueOfDraft(reversed, limits)).toEqual({ start: '2026-01-01', end: '2026-03-05' })
  })

  test('returns no value while a day is missing', () => {
    expect(valueOfDraft(draftOf(null), limits)).toBeUndefined()
    expect(valueOfDraft(withDays(draft, { end: null }), limits)).toBeUndefined()
    expect(valueOfDraft(withCompareDays(draft, { start: day('2026-01-05') }), limits)).toBeUndefined()
  })

  test('moves the comparison along with its days, unless the user picked the comparison', () => {
    const compared = withCompare(draft, 'same-period-last-year')
    expect(valueOfDraft(compared, limits)?.compare).toEqual({
      start: '2025-03-02',
      end: '2025-03-04',
      preset: 'same-period-last-year',
    })
    const moved = withDays(compared, { start: day('2026-02-02') })
    expect(valueOfDraft(moved, limits)?.compare?.start).toBe('2025-02-02')
    const custom = withCompareDays(moved, { end: day('2025-02-20') })
    const movedAgain = withDays(custom, { start: day('2026-01-10') })
    expect(valueOfDraft(movedAgain, {})?.compare).toEqual({ start: '2025-02-02', end: '2025-02-20', preset: 'custom' })
    expect(valueOfDraft(withCompare(movedAgain, 'preceding-period'), {})?.compare?.end).toBe('2026-01-09')
  })
})

test.each([
  ['lv', '2026-03-01', '2026-03-07', '2026. gada 1.–7. marts'],
  ['lv', '2026-02-26', '2026-03-07', '2026. gada 26. febr. – 7. marts'],
  ['en', '2026-03-01', '2026-03-07', 'Mar 1 – 7, 2026'],
  ['en', '2026-03-07', '2026-03-07', 'Mar 7, 2026'],
  ['en', 'soon', '2026-03-07', ''],
])('formats in %s: %s to %s as "%s"', (language, start, end, expected) => {
  expect(dateRangeText({ start, end }, language).replace(/\s/g, ' ')).toBe(expected)
})
