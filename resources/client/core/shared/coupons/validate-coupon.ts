import { type Coupon, coupons } from '@/contract/groups/coupons'
import type { Product } from '@/contract/groups/products'
import { HttpStatus } from '@/contract/machinery/http-status'
import { ApiError, SESSION_ENDED } from '@/core/platform/api/api-error'
import { call } from '@/core/platform/api/call'
import { translate } from '@/core/platform/i18n/use-translation'
import { type PlanCoupon, planCoupon } from '@/core/shared/pricing/discounted'

/** Outcome of a validation: the coupon, or why there is none, as text for the visitor. */
export type CouponOutcome = { coupon: Coupon; problem?: never } | { coupon: null; problem: string }

/** Text about a coupon that the server refuses without a reason. */
export const invalidCoupon = (): string => translate('The coupon is not valid or has expired')
const failed = () => translate('There was an error checking the coupon')

/** Statuses that refuse the coupon; all others are errors of the call. */
const REFUSALS: readonly number[] = [
  HttpStatus.BadRequest,
  HttpStatus.Forbidden,
  HttpStatus.NotFound,
  HttpStatus.UnprocessableContent,
]

/** Asks the server whether a coupon is valid for a plan (spec section 8, "Coupon"). Never rejects. */
export async function validateCoupon(code: string, productId: number): Promise<CouponOutcome> {
  try {
    const { coupon, message } = await call(coupons.validate, { body: { coupon_code: code, product_id: productId } })
    return coupon ? { coupon } : { coupon, problem: message || invalidCoupon() }
  } catch (error) {
    return { coupon: null, problem: explain(error) }
  }
}

/** Returns the server's message, or the text for a refusal or for an error of the call. */
function explain(error: unknown): string {
  if (!(error instanceof ApiError) || SESSION_ENDED.includes(error.status)) return failed()
  return error.body.message || (REFUSALS.includes(error.status) ? invalidCoupon() : failed())
}

/** A coupon code with the plans that it is valid for. */
export type AppliedCoupon = { code: string; coupons: ReadonlyMap<number, PlanCoupon> }

type PlansOutcome = { applied: AppliedCoupon; problem?: never } | { applied?: never; problem: string }

/**
 * Validates a code for each plan, as the server validates it for one. Returns the plans that it is valid for, or the
 * first problem if there are none.
 */
export async function validateForPlans(code: string, plans: readonly Product[]): Promise<PlansOutcome> {
  const outcomes = await Promise.all(plans.map(async ({ id }) => ({ id, ...(await validateCoupon(code, id)) })))
  const valid = outcomes.flatMap(({ id, coupon }) => (coupon ? [[id, planCoupon(coupon)] as const] : []))
  const [problem] = outcomes.flatMap((outcome) => outcome.problem ?? [])
  return valid.length > 0 || problem === undefined ? { applied: { code, coupons: new Map(valid) } } : { problem }
}
