import { hours } from '@/lib/dates/duration'

import type { MockCoupon } from '../store/billing-rows'
import { PLANS } from './products'

const always = { product_ids: null, expires_at: null, uses_left: null }

/** Every kind of coupon, with dates relative to `now`. */
export const coupons = (now: number): MockCoupon[] => [
  { ...always, id: 1, code: 'DZIESMA20', discount: 20, discount_type: 'percentage' },
  { ...always, id: 2, code: 'MINUS2', discount: 2, discount_type: 'fixed' },
  // Larger than any price.
  { ...always, id: 3, code: 'DAVANA', discount: 500, discount_type: 'fixed' },
  { ...always, id: 4, code: 'VASARA', discount: 50, discount_type: 'percentage', expires_at: '2026-09-01T00:00:00Z' },
  { ...always, id: 5, code: 'GIMENE50', discount: 50, discount_type: 'percentage', product_ids: [PLANS.family] },
  { ...always, id: 6, code: 'VIENREIZ', discount: 1, discount_type: 'fixed', uses_left: 1 },
  { ...always, id: 7, code: 'IZSMELTS', discount: 1, discount_type: 'fixed', uses_left: 0 },
  // Expires between the choice of a plan and its payment, once the clock is advanced.
  {
    ...always,
    id: 8,
    code: 'STUNDA',
    discount: 10,
    discount_type: 'percentage',
    expires_at: new Date(now + hours(1)).toISOString(),
  },
]
