import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'

import { productSchema } from '@/contract/groups/products'
import { priceSchema } from '@/contract/shapes/prices'

import { discounted } from './discounted'
import { amountPerInterval, bestYearlySaving, hasCycles, priceFor, visiblePlans } from './prices'

const price = (id: number, amount: number, interval: string, interval_count = 1) =>
  priceSchema.parse({ id, amount, currency: 'EUR', interval, interval_count })
const plan = (...prices: ReturnType<typeof price>[]) => productSchema.parse({ id: 1, name: 'Ģimene', prices })

describe('priceFor', () => {
  const weekly = price(1, 1, 'week')
  const monthly = price(2, 5, 'month')
  const yearly = price(3, 48, 'year')

  it('picks the first price of 30 days or a month, and of 12 months or a year', () => {
    expect(priceFor('monthly', [weekly, monthly, yearly])).toBe(monthly)
    expect(priceFor('yearly', [weekly, monthly, yearly])).toBe(yearly)
    const days = price(4, 4, 'day', 30)
    const months = price(5, 50, 'month', 12)
    expect(priceFor('monthly', [price(6, 1, 'day', 29), days])).toBe(days)
    expect(priceFor('yearly', [price(7, 20, 'month', 11), months])).toBe(months)
  })

  it('falls back to the first price', () => {
    expect(priceFor('monthly', [weekly, yearly])).toBe(weekly)
    expect(priceFor('yearly', [weekly, monthly])).toBe(weekly)
    expect(priceFor('yearly', [])).toBeUndefined()
  })
})

it('amountPerInterval divides the amount by the number of intervals', () => {
  expect(amountPerInterval(price(1, 12, 'month', 3))).toBe(4)
})

describe('discounted', () => {
  it('subtracts a percentage or a fixed amount', () => {
    expect(discounted(price(1, 4.99, 'month'), { id: 1, discount: 20, type: 'percentage' })).toBe(3.99)
    expect(discounted(price(1, 4.99, 'month'), { id: 1, discount: 2, type: 'fixed' })).toBe(2.99)
    expect(discounted(price(1, 4.99, 'month'), null)).toBe(4.99)
  })

  it('never returns less than 0 or more than the amount, and whole cents', () => {
    const amounts = fc.integer({ min: 0, max: 1_000_000 }).map((cents) => cents / 100)
    fc.assert(
      fc.property(
        amounts,
        fc.double({ min: 0, max: 20_000, noNaN: true }),
        fc.constantFrom('percentage' as const, 'fixed' as const),
        (amount, discount, type) => {
          const loweredPrice = discounted(price(1, amount, 'month'), { id: 1, discount, type })
          expect(loweredPrice).toBeGreaterThanOrEqual(0)
          expect(loweredPrice).toBeLessThanOrEqual(amount + 0.005)
          expect(Math.abs(loweredPrice * 100 - Math.round(loweredPrice * 100))).toBeLessThan(1e-6)
        },
      ),
    )
  })
})

describe('bestYearlySaving', () => {
  it('returns the best saving among the visible plans', () => {
    const small = plan(price(1, 5, 'month'), price(2, 54, 'year'))
    const large = plan(price(1, 5, 'month'), price(2, 48, 'year'))
    const hidden = { ...plan(price(1, 5, 'month'), price(2, 12, 'year')), hidden: true }
    expect(bestYearlySaving([small, large, hidden])).toBe(20)
    // 17.5 %, which is 17.499999999999996 in binary.
    expect(bestYearlySaving([plan(price(1, 0.7, 'month'), price(2, 6.93, 'year'))])).toBe(18)
    expect(visiblePlans([small, hidden])).toEqual([small])
  })

  it.each([
    ['yearly costs as much as monthly', [price(1, 5, 'month'), price(2, 60, 'year')]],
    ['yearly costs more', [price(1, 5, 'month'), price(2, 70, 'year')]],
    ['currencies differ', [price(1, 5, 'month'), { ...price(2, 48, 'year'), currency: 'USD' }]],
    ['the plan has one price', [price(1, 5, 'month')]],
    ['a price is 0', [price(1, 0, 'month'), price(2, 0, 'year')]],
  ])('returns undefined when %s', (_, prices) => {
    expect(bestYearlySaving([plan(...prices)])).toBeUndefined()
  })
})

it('hasCycles compares the prices of both cycles', () => {
  expect(hasCycles([plan(price(1, 5, 'month'), price(2, 48, 'year'))])).toBe(true)
  expect(hasCycles([plan(price(1, 5, 'month')), plan(price(2, 48, 'year'))])).toBe(false)
})
