import fc from 'fast-check'
import { describe, expect, it } from 'vitest'

import { fromStripeAmount, toStripeAmount } from './stripe-amount'

describe('toStripeAmount', () => {
  it.each([
    [4.99, 'EUR', 499],
    [19.99, 'usd', 1999],
    [1.005, 'EUR', 101],
    [499, 'JPY', 499],
    [5, 'UGX', 500],
    [5.124, 'KWD', 5120],
    [0, 'EUR', 0],
  ])('converts %d %s to %d', (amount, currency, minor) => {
    expect(toStripeAmount(amount, currency)).toBe(minor)
  })

  it('returns what fromStripeAmount was given', () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 10 ** 9 }), fc.constantFrom('EUR', 'JPY', 'USD', 'HUF'), (minor, code) => {
        expect(toStripeAmount(fromStripeAmount(minor, code), code)).toBe(minor)
      }),
    )
  })
})
