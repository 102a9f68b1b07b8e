import fc from 'fast-check'
import { describe, expect, it } from 'vitest'

import { decimalsOf, type Discount, fromMinorUnits, lowered, roundMoney, toMinorUnits } from './minor-units'

const currencies = fc.constantFrom('EUR', 'USD', 'JPY', 'KWD', 'HUF')
const amounts = fc.integer({ min: 0, max: 10 ** 9 })

/** Divides whole numbers and rounds half up, without binary fractions. */
const divided = (dividend: bigint, divisor: bigint): number => Number((dividend * 2n + divisor) / (divisor * 2n))

const percent = (discount: number): Discount => ({ discount, type: 'percentage' })
const units = (discount: number): Discount => ({ discount, type: 'fixed' })

it.each([
  ['EUR', 2],
  ['jpy', 0],
  ['KWD', 3],
  ['no currency', 2],
])('decimalsOf counts the decimals of %s: %d', (currency, decimals) => {
  expect(decimalsOf(currency)).toBe(decimals)
})

describe('toMinorUnits', () => {
  it.each([
    [4.99, 'EUR', 499],
    [1.005, 'EUR', 101],
    [1480.5, 'JPY', 1481],
    [1.2345, 'KWD', 1235],
    [0, 'EUR', 0],
  ])('converts %d %s to %d', (amount, currency, minor) => {
    expect(toMinorUnits(amount, currency)).toBe(minor)
  })

  it('returns what fromMinorUnits was given', () => {
    fc.assert(
      fc.property(amounts, currencies, (minor, currency) => {
        expect(toMinorUnits(fromMinorUnits(minor, currency), currency)).toBe(minor)
      }),
    )
  })

  it('keeps sums: the parts of an amount add up to it', () => {
    fc.assert(
      fc.property(amounts, amounts, currencies, (one, other, currency) => {
        const sum = fromMinorUnits(one, currency) + fromMinorUnits(other, currency)
        expect(toMinorUnits(sum, currency)).toBe(one + other)
      }),
    )
  })
})

it('roundMoney keeps an amount that the currency can express', () => {
  fc.assert(
    fc.property(amounts, currencies, (minor, currency) => {
      const amount = fromMinorUnits(minor, currency)
      expect(roundMoney(amount, currency)).toBe(amount)
    }),
  )
})

describe('lowered', () => {
  it.each([
    [19.99, 'EUR', percent(50), 10],
    [19.95, 'EUR', percent(10), 17.96],
    [4.99, 'EUR', percent(12.5), 4.37],
    [4.99, 'EUR', units(2), 2.99],
    [4.99, 'EUR', units(0.1), 4.89],
    [4.99, 'EUR', units(5), 0],
    [4.99, 'EUR', percent(100), 0],
    [1481, 'JPY', percent(50), 741],
    [1.255, 'KWD', percent(50), 0.628],
  ])('lowers %d %s by %j to %d', (amount, currency, discount, expected) => {
    expect(lowered(amount, currency, discount)).toBe(expected)
  })

  it('rounds any percentage half up, in whole minor units', () => {
    // Hundredths of a percent, so that 12.5 % and 33.33 % are among them.
    fc.assert(
      fc.property(amounts, fc.integer({ min: 0, max: 100_00 }), currencies, (minor, hundredths, currency) => {
        const rest = lowered(fromMinorUnits(minor, currency), currency, percent(hundredths / 100))
        const exact = divided(BigInt(minor) * BigInt(100_00 - hundredths), 100_00n)
        expect(toMinorUnits(rest, currency)).toBe(exact)
      }),
    )
  })

  it('never returns less than 0, nor more than the amount', () => {
    const discounts = fc.record({
      discount: fc.double({ min: 0, max: 20_000, noNaN: true }),
      type: fc.constantFrom('percentage' as const, 'fixed' as const),
    })
    fc.assert(
      fc.property(amounts, discounts, currencies, (minor, discount, currency) => {
        const amount = fromMinorUnits(minor, currency)
        const rest = lowered(amount, currency, discount)
        expect(rest).toBeGreaterThanOrEqual(0)
        expect(rest).toBeLessThanOrEqual(amount)
        expect(roundMoney(rest, currency)).toBe(rest)
      }),
    )
  })
})
