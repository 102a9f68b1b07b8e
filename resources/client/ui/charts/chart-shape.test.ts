import fc from 'fast-check'
import { describe, expect, it } from 'vitest'

import { chartShape, labelIndices, nearestIndex, type Values } from './chart-shape'

const size = { width: 600, height: 200 }
const values = fc.array(fc.option(fc.integer({ min: -1e12, max: 1e12 }), { nil: null }), { maxLength: 60 })

describe('chartShape', () => {
  it.each([
    ['no points', []],
    ['one point', [7]],
    ['only missing values', [null, null, null]],
    ['a huge and a negative value', [Number.MAX_SAFE_INTEGER, -Number.MAX_SAFE_INTEGER]],
    ['the daily values of ten years', Array.from({ length: 3650 }, (_, day) => day % 97)],
  ] as [string, Values][])('draws %s without a broken number', (_, series) => {
    const { line, area, ticks } = chartShape([series], size)
    for (const path of [line([...series]), area([...series])]) expect(path ?? '').not.toMatch(/NaN|Infinity/)
    expect(ticks.length).toBeGreaterThan(1)
  })

  it('leaves a gap where a value is missing', () => {
    const series = [1, 2, null, 3, 4]
    expect(chartShape([series], size).line(series)?.match(/M/g)).toHaveLength(2)
  })

  it('keeps every value within the plot', () => {
    fc.assert(
      fc.property(values, values, (current, previous) => {
        const { x, y } = chartShape([current, previous], size)
        for (const [index, value] of current.entries()) {
          expect(x(index)).toBeGreaterThanOrEqual(0)
          expect(x(index)).toBeLessThanOrEqual(size.width)
          if (value === null) continue
          expect(y(value)).toBeGreaterThanOrEqual(-0.01)
          expect(y(value)).toBeLessThanOrEqual(size.height + 0.01)
        }
      }),
    )
  })
})

describe('nearestIndex', () => {
  it('finds a point of the chart at every position', () => {
    fc.assert(
      fc.property(fc.double({ noNaN: true, min: -1e6, max: 1e6 }), fc.integer({ min: 1, max: 4000 }), (at, count) => {
        const index = nearestIndex(at, 600, count)
        expect(index).toBeGreaterThanOrEqual(0)
        expect(index).toBeLessThan(count)
      }),
    )
  })
})

describe('labelIndices', () => {
  it('labels no more points than fit', () => {
    expect(labelIndices(3650, 6).length).toBeLessThanOrEqual(6)
    expect(labelIndices(3, 6)).toEqual([0, 1, 2])
    expect(labelIndices(0, 6)).toEqual([])
  })
})
