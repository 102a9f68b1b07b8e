import { expect, it } from 'vitest'

import { bootstrapOf } from '@/core/platform/session/testing/bootstrap-of'

import { planTarget } from './plan-button'

const guest = bootstrapOf({})
const user = bootstrapOf({ user: { id: 1, email: 'anna@dziesma.test' } })
const subscriber = bootstrapOf({ user: { id: 1, email: 'anna@dziesma.test', subscriptions: [{ id: 1, valid: true }] } })
const paid = { id: 44, free: false }
const price = { id: 7 }
const register = '/register?redirectFrom=pricing'

it('sends guests to register and remembers their choice', () => {
  expect(planTarget(guest, paid, price, 9)).toEqual({
    to: register,
    onboarding: { productId: 44, priceId: 7, couponId: 9 },
  })
  expect(planTarget(guest, paid, price)).toEqual({ to: register, onboarding: { productId: 44, priceId: 7 } })
  expect(planTarget(guest, { id: 1, free: true }, price)).toEqual({ to: register })
})

it('sends users to the checkout and subscribers to the plan change, with the coupon', () => {
  expect(planTarget(user, paid, price, 9).to).toBe('/checkout/44/7/9')
  expect(planTarget(user, paid, price).to).toBe('/checkout/44/7')
  expect(planTarget(subscriber, paid, price, 'WINTER').to).toBe('/change-plan/44/7/confirm/WINTER')
})

it('disables the button of a free plan, and of one without a price', () => {
  expect(planTarget(user, { id: 1, free: true }, price).to).toBeNull()
  expect(planTarget(subscriber, { id: 1, free: true }, price).to).toBeNull()
  expect(planTarget(user, paid, undefined).to).toBeNull()
})
