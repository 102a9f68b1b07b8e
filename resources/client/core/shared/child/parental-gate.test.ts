import fc from 'fast-check'
import { describe, expect, it, test } from 'vitest'

import { ADDENDS, isRight, makeSum } from './parental-gate'

const addend = fc.integer({ min: ADDENDS.min, max: ADDENDS.max })
const chance = fc.double({ min: 0, max: 1, maxExcluded: true, noNaN: true })

describe('makeSum', () => {
  it('returns two-digit numbers with a two-digit sum', () => {
    fc.assert(
      fc.property(chance, (random) => {
        const { a, b } = makeSum(undefined, () => random)
        for (const number of [a, b]) {
          expect(number).toBeGreaterThanOrEqual(ADDENDS.min)
          expect(number).toBeLessThanOrEqual(ADDENDS.max)
        }
        expect(String(a + b)).toHaveLength(2)
      }),
    )
  })

  it('never repeats the previous sum', () => {
    fc.assert(
      fc.property(chance, (random) => {
        const before = makeSum(undefined, () => random)
        expect(makeSum(before, () => random)).not.toEqual(before)
      }),
    )
  })
})

describe('isRight', () => {
  it('accepts only the exact result', () => {
    fc.assert(
      fc.property(addend, addend, fc.integer(), (a, b, other) => {
        expect(isRight({ a, b }, String(a + b))).toBe(true)
        expect(isRight({ a, b }, ` ${a + b} `)).toBe(true)
        if (other !== a + b) expect(isRight({ a, b }, String(other))).toBe(false)
      }),
    )
  })

  test.each(['', ' ', '43.0', '4e1', '0x2b', 'forty-three'])('rejects %j', (typed) => {
    expect(isRight({ a: 20, b: 23 }, typed)).toBe(false)
  })
})
