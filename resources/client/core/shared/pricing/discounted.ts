import type { Coupon } from '@/contract/groups/coupons'
import type { Price } from '@/contract/shapes/prices'
import { lowered } from '@/lib/minor-units'

/** A coupon that is valid for a plan. */
export type PlanCoupon = {
  id: number | string
  /** Returns the amount of a price less the coupon. */
  lower: (price: Price) => number
}

/** Returns a price's amount less a coupon, never below 0 (spec section 5). */
export const discounted = (
  { amount, currency }: Pick<Price, 'amount' | 'currency'>,
  coupon: Coupon | null | undefined,
): number => (coupon ? lowered(amount, currency, coupon) : amount)

/** Returns a coupon for plan cards, which load without its arithmetic. */
export const planCoupon = (coupon: Coupon): PlanCoupon => ({
  id: coupon.id,
  lower: (price) => discounted(price, coupon),
})
