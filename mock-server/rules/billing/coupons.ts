import { lowered } from '@/lib/minor-units'
import { toStripeAmount } from '@/lib/stripe-amount'

import type { MockCoupon, MockPrice } from '../../state/store/billing-rows'
import type { Db } from '../../state/store/db'

/** Money in minor units of its currency, as the gateways take it. */
export type Money = { amount: number; currency: string }

/** Why a coupon is refused. */
export type CouponProblem = 'unknown' | 'expired' | 'otherPlan' | 'usedUp'

/** Checks a coupon for a plan at the time `now`; undefined when it is valid. */
export function couponProblem(
  coupon: MockCoupon | undefined,
  productId: number,
  now: number,
): CouponProblem | undefined {
  if (!coupon) return 'unknown'
  if (coupon.expires_at !== null && Date.parse(coupon.expires_at) <= now) return 'expired'
  if (coupon.product_ids?.includes(productId) === false) return 'otherPlan'
  return coupon.uses_left === 0 ? 'usedUp' : undefined
}

/** Finds a coupon by its code, ignoring case and surrounding spaces. */
export const couponByCode = (db: Db, code: string): MockCoupon | undefined =>
  db.coupons.all().find((coupon) => coupon.code === code.trim().toUpperCase())

/** Charge of a price, lowered by a coupon; never below 0. */
export function discountedMoney(
  { amount, currency }: Pick<MockPrice, 'amount' | 'currency'>,
  coupon: MockCoupon | undefined,
): Money {
  const due = coupon ? lowered(amount, currency, { discount: coupon.discount, type: coupon.discount_type }) : amount
  return { amount: toStripeAmount(due, currency), currency }
}
