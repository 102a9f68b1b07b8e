import fc from 'fast-check'
import { describe, expect, it } from 'vitest'

import { amountSchema } from './prices'

describe('amountSchema', () => {
  it.each([
    [4.99, 4.99],
    ['4.99', 4.99],
    ['4,99', 4.99],
    [' 1299 ', 1299],
    ['1299.5', 1299.5],
    ['0,999', 0.999],
    ['1,299.00', 1299],
    ['1.299,00', 1299],
    ['1 299,00', 1299],
    ['1\u00A0299.50', 1299.5],
    ['1\u202F299', 1299],
    ["1'299.00", 1299],
    ['1,234,567', 1_234_567],
    ['1.234.567,89', 1_234_567.89],
  ])('reads %j as %d', (sent, amount) => {
    expect(amountSchema.parse(sent)).toBe(amount)
  })

  it.each(['1,299', '1.299', '', ' ', '4 99', '12,34.56', '1,29,900', '1.2.3', '1e3', '-4.99', '€4.99', 'x', -1, NaN])(
    'rejects %j, so that it is reported',
    (sent) => {
      expect(amountSchema.safeParse(sent).success).toBe(false)
    },
  )

  it('reads every amount with two decimals in each notation', () => {
    const locales = fc.constantFrom('en', 'de', 'lv', 'fr', 'de-CH')
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 10 ** 11 }), locales, (cents, locale) => {
        const text = new Intl.NumberFormat(locale, { minimumFractionDigits: 2 }).format(cents / 100)
        expect(amountSchema.parse(text)).toBe(cents / 100)
      }),
    )
  })
})
