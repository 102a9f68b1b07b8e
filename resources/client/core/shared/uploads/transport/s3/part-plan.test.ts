import fc from 'fast-check'
import { describe, expect, test } from 'vitest'

import { PART_SIZE, partSizeOf, partsOf } from './part-plan'

const MB = 1024 * 1024
const GB = 1024 * MB

describe('partsOf', () => {
  test.each([
    [0, 20 * MB, 1],
    [1, 20 * MB, 1],
    [100 * MB, 20 * MB, 5],
    [100 * MB + 1, 20 * MB, 6],
    [195 * GB, 20 * MB, 9984],
    [300 * GB, Math.ceil((300 * GB) / 10_000), 10_000],
    [5 * 1024 * GB, Math.ceil((5 * 1024 * GB) / 10_000), 10_000],
  ])('splits %d bytes into parts of %d bytes: %d parts', (size, partSize, count) => {
    expect([PART_SIZE, partSizeOf(size), partsOf(size).length]).toEqual([20 * MB, partSize, count])
  })

  test('covers any file without gap or overlap, within the limits of S3', () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 600 * GB }), (size) => {
        const parts = partsOf(size)
        expect(parts.length).toBeLessThanOrEqual(10_000)
        expect([parts[0]?.start, parts.at(-1)?.end]).toEqual([0, size])
        for (const [index, { number, start, end }] of parts.entries()) {
          if (number !== index + 1 || start !== (parts[index - 1]?.end ?? 0))
            throw new Error(`Part ${number} starts at ${start}`)
          if (index < parts.length - 1 && end - start < 5 * MB) throw new Error(`Part ${number} is too small`)
        }
      }),
      { numRuns: 50 },
    )
  })
})
