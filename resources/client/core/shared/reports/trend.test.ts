import fc from 'fast-check'
import { describe, expect, it } from 'vitest'

import type { ReportPeriod } from './report-range'
import { changeOf, peakOf, trendOf } from './trend'
import { zoneClock } from './zone-clock'

type Compare = NonNullable<ReportPeriod['range']['compare']>
type Sent = Record<string, number | null>

const period = (start: string, end: string, compare?: [start: string, end: string, preset: Compare['preset']]) => ({
  timezone: 'Europe/Riga',
  range: { start, end, ...(compare && { compare: { start: compare[0], end: compare[1], preset: compare[2] } }) },
})
const dataset = (points: Sent) => ({ data: Object.entries(points).map(([date, value]) => ({ date, value })) })
const report = (granularity: string, points: Sent, before?: Sent) => ({
  granularity,
  total: null,
  datasets: [dataset(points), ...(before ? [dataset(before)] : [])],
})

const WEEK = period('2024-05-06', '2024-05-08', ['2024-05-03', '2024-05-05', 'preceding-period'])
const days = { '2024-05-06': 1, '2024-05-07': 2, '2024-05-08': 3 }
const daysBefore = { '2024-05-03': 4, '2024-05-04': 5, '2024-05-05': 6 }

const valuesOf = ({ points }: ReturnType<typeof trendOf>) => points.map(({ value }) => value)
const previousOf = ({ points }: ReturnType<typeof trendOf>) => points.map(({ previous }) => previous)

describe('trendOf', () => {
  it('compares with the second dataset, or with another response', () => {
    const expected = { total: 6, previousTotal: 15 }
    const own = trendOf(report('day', days, daysBefore), undefined, WEEK)
    expect(own).toMatchObject(expected)
    expect(trendOf(report('day', days), report('day', daysBefore), WEEK)).toEqual(own)
    expect(previousOf(own)).toEqual([4, 5, 6])
  })

  it.each([[{}], [{ '2024-05-06': null, '2024-05-07': null }]])('leaves the total out without values: %j', (points) => {
    expect(trendOf(report('day', points), undefined, WEEK)).toMatchObject({ total: null, previousTotal: null })
  })

  it('drops points without a valid date', () => {
    expect(trendOf(report('day', { '<img>': 1 }), undefined, WEEK).points).toEqual([])
  })

  it('shows unlisted days as unknown, without shifting the days that they are compared with', () => {
    const current = trendOf(report('day', { '2024-05-06': 1, '2024-05-08': 3 }, daysBefore), undefined, WEEK)
    expect(valuesOf(current)).toEqual([1, null, 3])
    expect(previousOf(current)).toEqual([4, 5, 6])
    const before = trendOf(report('day', days, { '2024-05-04': 5, '2024-05-05': 6 }), undefined, WEEK)
    expect(previousOf(before)).toEqual([null, 5, 6])
  })

  it('keeps every value at its day, whichever days are missing', () => {
    const month = period('2024-03-01', '2024-03-31', ['2024-01-30', '2024-02-29', 'preceding-period'])
    const all = (from: number) =>
      Array.from(
        { length: 31 },
        (_, day) => [new Date(from + day * 86_400_000).toISOString().slice(0, 10), day] as const,
      )
    const some = (from: number) => fc.subarray(all(from), { minLength: 1 })
    fc.assert(
      fc.property(some(Date.UTC(2024, 2, 1)), some(Date.UTC(2024, 0, 30)), (current, before) => {
        const trend = trendOf(report('day', Object.fromEntries(current), Object.fromEntries(before)), undefined, month)
        const listedDays = (list: typeof current) => new Set(list.map(([, day]) => day))
        const expected = (list: typeof current) =>
          Array.from({ length: 31 }, (_, day) => (listedDays(list).has(day) ? day : null))
        expect(valuesOf(trend)).toEqual(expected(current))
        expect(previousOf(trend)).toEqual(expected(before))
      }),
    )
  })

  it('compares the same dates of a year with a leap day and one without', () => {
    const spring = period('2024-02-28', '2024-03-01', ['2023-02-28', '2023-03-01', 'same-period-last-year'])
    const leap = { '2024-02-28': 1, '2024-02-29': 2, '2024-03-01': 3 }
    expect(previousOf(trendOf(report('day', leap, { '2023-02-28': 7, '2023-03-01': 8 }), undefined, spring))).toEqual([
      7,
      null,
      8,
    ])
  })

  it.each([
    // The clock of Riga skips 3 o'clock on the last Sunday of March, and repeats it on that of October.
    ['2024-03-31', ['2024-03-30T22:00:00Z', '2024-03-31T00:00:00Z', '2024-03-31T01:00:00Z'], 23],
    ['2024-10-27', ['2024-10-26T21:00:00Z', '2024-10-27T00:00:00Z', '2024-10-27T01:00:00Z'], 25],
  ])('fills the hours of %s, when the clocks change', (day, listed, count) => {
    const sent = Object.fromEntries(listed.map((date, index) => [date, index]))
    const { points } = trendOf(report('hour', sent), undefined, period(day, day))
    expect(points).toHaveLength(count)
    expect(points.filter(({ value }) => value !== null)).toHaveLength(listed.length)
  })

  it.each([
    ['minute', '2024-05-06T00:03:00', 1440],
    ['week', '2024-05-13', 9],
    ['month', '2024-07-01', 3],
    ['year', '2024-01-01', 1],
  ])('fills a period by %s', (granularity, date, count) => {
    const end = granularity === 'minute' ? '2024-05-06' : '2024-07-03'
    const { points } = trendOf(report(granularity, { [date]: 1 }), undefined, period('2024-05-06', end))
    expect(points).toHaveLength(count)
    expect(points.find(({ value }) => value === 1)?.date).toBe(
      zoneClock('Europe/Riga').instantOf(Date.parse(`${date.slice(0, 10)}T${date.slice(11) || '00:00:00'}Z`)),
    )
  })

  it('keeps points of an unknown granularity as they are, and compares them in order', () => {
    const { points } = trendOf(report('quarter', { '2024-05-06': 1 }, { '2023-05-06': 2 }), undefined, WEEK)
    expect(points).toMatchObject([{ value: 1, previous: 2 }])
  })
})

describe('zoneClock', () => {
  it.each(['Europe/Riga', 'America/Sao_Paulo', 'Australia/Lord_Howe', 'Africa/Casablanca', 'Pacific/Apia', 'UTC'])(
    'agrees with Intl in %s',
    (timeZone) => {
      const clock = zoneClock(timeZone)
      const format = new Intl.DateTimeFormat('sv', { timeZone, dateStyle: 'short', timeStyle: 'medium' })
      fc.assert(
        fc.property(
          fc.date({ min: new Date('2000-01-01'), max: new Date('2035-01-01'), noInvalidDate: true }),
          (date) => {
            const wall = new Date(clock.wallOf(date.getTime())).toISOString()
            expect(wall.slice(0, 19).replace('T', ' ')).toBe(format.format(date))
          },
        ),
      )
    },
  )
})

describe('changeOf', () => {
  it('leaves out a change from 0 or from a missing value', () => {
    expect([changeOf(5, 0), changeOf(5, null), changeOf(null, 5)]).toEqual([null, null, null])
  })

  it('shares the sign of the difference, for negative values too', () => {
    const amount = fc.integer({ min: -1e12, max: 1e12 })
    fc.assert(
      fc.property(amount, amount, (value, previous) => {
        const change = changeOf(value, previous)
        if (change !== null && change !== 0) expect(Math.sign(change)).toBe(Math.sign(value - previous))
      }),
    )
  })
})

describe('peakOf', () => {
  it('finds the highest point of thousands, and none of a single one', () => {
    const point = (value: number) => ({ date: 0, value, previous: null })
    expect(peakOf(Array.from({ length: 3650 }, (_, day) => point(day === 1234 ? 999 : day % 97)))?.value).toBe(999)
    expect(peakOf([point(1)])).toBeNull()
  })
})
