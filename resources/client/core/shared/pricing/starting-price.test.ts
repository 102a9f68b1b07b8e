import { describe, expect, it } from 'vitest'

import { productSchema } from '@/contract/groups/products'

import { startingPrice } from './starting-price'

const price = (amount: number, interval = 'month', interval_count = 1, currency = 'EUR') => ({
  id: amount,
  amount,
  currency,
  interval,
  interval_count,
})
const plan = (prices: object[], own: object = {}) => productSchema.parse({ id: 1, name: 'Plāns', prices, ...own })
const free = plan([], { free: true })

describe('startingPrice', () => {
  it.each([
    ['the lowest monthly price', [plan([price(8)]), plan([price(5), price(49, 'year')])], 5],
    ['a monthly price before a cheaper one of another period', [plan([price(49, 'year'), price(5)])], 5],
    ['the lowest per month without a monthly one', [plan([price(2, 'week')]), plan([price(60, 'year')])], 60],
    ['a price of several months without a monthly one', [plan([price(12, 'month', 3)])], 12],
    ['a price in the first currency only', [plan([price(5)]), plan([price(1, 'month', 1, 'USD')])], 5],
    ['a price above zero', [plan([price(0), price(5)])], 5],
  ])('picks %s', (_, products, amount) => expect(startingPrice(products)?.price.amount).toBe(amount))

  it('says whether a plan is free', () => {
    expect(startingPrice([free, plan([price(5)])])?.hasFreePlan).toBe(true)
    expect(startingPrice([plan([price(5)])])?.hasFreePlan).toBe(false)
    expect(startingPrice([plan([], { free: true, hidden: true }), plan([price(5)])])?.hasFreePlan).toBe(false)
  })

  it.each([
    ['no plans', []],
    ['hidden plans', [plan([price(5)], { hidden: true })]],
    ['free plans', [free]],
    ['plans without a price', [plan([])]],
  ])('returns undefined for %s', (_, products) => expect(startingPrice(products)).toBeUndefined())
})
