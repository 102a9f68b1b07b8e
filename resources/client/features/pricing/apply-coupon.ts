import type { Product } from '@/contract/groups/products'
import { validateCoupon } from '@/core/shared/coupons/validate-coupon'
import { type PlanCoupon, planCoupon } from '@/core/shared/pricing/discounted'

/** A coupon code with the plans that it is valid for. */
export type AppliedCoupon = { code: string; coupons: ReadonlyMap<number, PlanCoupon> }

type Outcome = { applied: AppliedCoupon; problem?: never } | { applied?: never; problem: string }

/**
 * Validates a code for each plan, as the server validates it for one. Returns the plans that it is valid for, or the
 * first problem if there are none.
 */
export async function applyCoupon(code: string, plans: readonly Product[]): Promise<Outcome> {
  const outcomes = await Promise.all(plans.map(async ({ id }) => ({ id, ...(await validateCoupon(code, id)) })))
  const valid = outcomes.flatMap(({ id, coupon }) => (coupon ? [[id, planCoupon(coupon)] as const] : []))
  const [problem] = outcomes.flatMap((outcome) => outcome.problem ?? [])
  return valid.length > 0 || problem === undefined ? { applied: { code, coupons: new Map(valid) } } : { problem }
}
