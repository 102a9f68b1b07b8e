import type { MockCoupon, MockPrice } from '../store/billing-rows'
import type { Db } from '../store/db'

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

/** Amount of a price in minor units, lowered by a coupon; never below 0. */
export function discountedCents({ amount }: Pick<MockPrice, 'amount'>, coupon: MockCoupon | undefined): number {
  const full = Math.round(amount * 100)
  if (!coupon) return full
  const { discount, discount_type } = coupon
  const lowered = discount_type === 'percentage' ? (full * (100 - discount)) / 100 : full - discount * 100
  return Math.max(0, Math.round(lowered))
}
