import fc from 'fast-check'
import { describe, expect, it } from 'vitest'

import { changeOf, peakOf, trendOf } from './trend'

const report = (values: (number | null)[], previous?: (number | null)[]) => {
  const dataset = (all: (number | null)[]) => ({
    data: all.map((value, day) => ({ date: new Date(Date.UTC(2024, 0, day + 1)).toISOString(), value })),
  })
  return { granularity: 'day', total: null, datasets: [dataset(values), ...(previous ? [dataset(previous)] : [])] }
}

describe('trendOf', () => {
  it('compares with the second dataset, or with another response', () => {
    const expected = { total: 3, previousTotal: 9 }
    expect(trendOf(report([1, 2], [4, 5]))).toMatchObject(expected)
    expect(trendOf(report([1, 2]), report([4, 5]))).toMatchObject(expected)
  })

  it.each([[[]], [[null, null]]])('leaves the total out without values: %j', (values) => {
    expect(trendOf(report(values))).toMatchObject({ total: null, previousTotal: null })
  })

  it('drops points without a valid date', () => {
    const broken = { ...report([1]), datasets: [{ data: [{ date: '<img>', value: 1 }] }] }
    expect(trendOf(broken).points).toEqual([])
  })
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
    const { points } = trendOf(report(Array.from({ length: 3650 }, (_, day) => (day === 1234 ? 999 : day % 97))))
    expect(peakOf(points)?.value).toBe(999)
    expect(peakOf(trendOf(report([1])).points)).toBeNull()
  })
})
