import { describe, expect, it } from 'vitest'

import { productSchema } from '@/contract/groups/products'
import { priceSchema } from '@/contract/shapes/prices'
import { subscriptionSchema } from '@/contract/shapes/subscription-schema'

import { purchaseOf } from './purchase'

const price = priceSchema.parse({ id: 101, amount: 4.99, currency: 'EUR', interval: 'month' })
const product = productSchema.parse({ id: 1, name: 'Listener', prices: [price] })
const order = { product, price }
const displayedCharge = { amount: 3.99, currency: 'EUR', date: '2026-12-24T10:00:00Z' }
const RENEWS = '2026-12-23T10:00:00Z'
const subscription = subscriptionSchema.parse({ product_id: 1, price_id: 101, price, renews_at: RENEWS, valid: true })

describe('purchaseOf', () => {
  it('combines the amount that was shown with the date of the server', () => {
    expect(purchaseOf(order, subscription, displayedCharge)).toEqual({
      name: 'Listener',
      next: { ...displayedCharge, date: RENEWS, isShown: true },
    })
  })

  it('shows no amount that was not shown: a coupon may lower the price', () => {
    const next = { amount: 4.99, currency: 'EUR', date: RENEWS, isShown: false }
    expect(purchaseOf(order, subscription, null)).toEqual({ name: 'Listener', next })
  })

  it('uses the end of a trial as the next payment', () => {
    const trial = { ...subscription, on_trial: true, trial_ends_at: '2026-11-30T10:00:00Z' }
    expect(purchaseOf(order, trial, displayedCharge).next?.date).toBe('2026-11-30T10:00:00Z')
  })

  it('uses the shown amounts while the server reports nothing', () => {
    expect(purchaseOf(order, undefined, displayedCharge)).toEqual({
      name: 'Listener',
      next: { ...displayedCharge, isShown: true },
    })
    expect(purchaseOf(order, undefined, null)).toEqual({ name: 'Listener', next: null })
  })

  it('reports only what the server does when the link names another plan', () => {
    const other = { ...subscription, product_id: 2, product: { id: 2, name: 'Family' }, price: { ...price, amount: 8 } }
    expect(purchaseOf(order, other, displayedCharge)).toEqual({
      name: 'Family',
      next: { amount: 8, currency: 'EUR', date: RENEWS, isShown: false },
    })
    expect(purchaseOf(order, { ...other, product: null, price: null }, displayedCharge)).toEqual({
      name: null,
      next: null,
    })
  })
})
