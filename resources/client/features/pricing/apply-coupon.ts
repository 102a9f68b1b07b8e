import type { Coupon } from '@/contract/coupons'
import type { Product } from '@/contract/products'
import { validateCoupon } from '@/core/shared/plans/validate-coupon'

/** A coupon code with the plans that it is valid for. */
export type AppliedCoupon = { code: string; coupons: ReadonlyMap<number, Coupon> }

/** Plans that a coupon can lower. */
export const payable = (plans: readonly Product[]): Product[] =>
  plans.filter(({ free, prices }) => !free && prices.length > 0)

/**
 * Validates a code for each plan, as the server validates it for one. Returns the plans that it is valid for, or the
 * first problem if there are none.
 */
export async function applyCoupon(
  code: string,
  plans: readonly Product[],
): Promise<AppliedCoupon | { problem: string }> {
  const outcomes = await Promise.all(
    payable(plans).map(async ({ id }) => ({ id, ...(await validateCoupon(code, id)) })),
  )
  const valid = outcomes.flatMap(({ id, coupon }) => (coupon ? [[id, coupon] as const] : []))
  const [problem] = outcomes.flatMap((outcome) => outcome.problem ?? [])
  return valid.length > 0 || problem === undefined ? { code, coupons: new Map(valid) } : { problem }
}
