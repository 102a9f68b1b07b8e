import type { Coupon } from '@/contract/groups/coupons'
import { chosenCoupon } from '@/core/shared/coupons/chosen-coupon'
import { CouponForm } from '@/core/shared/coupons/coupon-form'
import type { DroppedCoupon } from '@/core/shared/coupons/use-route-coupon'
import { validateCoupon } from '@/core/shared/coupons/validate-coupon'

type PlanCouponFormProps = {
  productId: number
  /** Coupon that was just found invalid. */
  dropped: DroppedCoupon | null
  onAccept: (accepted: { coupon: Coupon; code: string }) => void
}

/** Field for a coupon code of the chosen plan; says why the previous coupon is gone. */
export function PlanCouponForm({ productId, dropped, onAccept }: PlanCouponFormProps) {
  async function submit(code: string): Promise<string | undefined> {
    const { coupon, problem } = await validateCoupon(code, productId)
    if (!coupon) return problem
    chosenCoupon.write({ id: coupon.id, code, productId })
    onAccept({ coupon, code })
    return undefined
  }
  return <CouponForm initialCode={dropped?.code} initialProblem={dropped?.couponProblem} onSubmit={submit} />
}
