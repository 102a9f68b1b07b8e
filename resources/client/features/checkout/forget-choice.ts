import { onboardingSelection } from '@/core/platform/navigation/redirects'
import { chosenCoupon } from '@/core/shared/coupons/chosen-coupon'

/** Removes the plan and the coupon that were kept until their purchase. */
export function forgetChoice(): void {
  onboardingSelection.remove()
  chosenCoupon.remove()
}
