import * as fc from 'fast-check'
import { expect, test } from 'vitest'

import { withoutOverlaps } from './wave-comments'

const at = (...positions: (number | null)[]) => positions.map((position, id) => ({ id, position }))

test('keeps the first item of a cluster, whatever the input order', () => {
  expect(withoutOverlaps(at(50, 3, null, 8, 12, 54), 9).map(({ position }) => position)).toEqual([null, 12, 50])
})

test('keeps items at least the gap apart and drops only items closer than that', () => {
  fc.assert(
    fc.property(fc.array(fc.integer({ min: 0, max: 100 })), fc.integer({ min: 1, max: 20 }), (positions, gap) => {
      const spacedPositions = withoutOverlaps(at(...positions), gap).map(({ position }) => position ?? 0)
      for (const [index, position] of spacedPositions.slice(1).entries())
        expect(position - (spacedPositions[index] ?? 0)).toBeGreaterThanOrEqual(gap)
      for (const position of positions)
        expect(spacedPositions.some((other) => position >= other && position - other < gap)).toBe(true)
    }),
  )
})
