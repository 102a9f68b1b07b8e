import type { Bootstrap } from '@/contract/groups/bootstrap'
import type { Product } from '@/contract/groups/products'
import type { Price } from '@/contract/shapes/prices'
import { paths } from '@/core/platform/navigation/paths'
import type { OnboardingSelection } from '@/core/platform/navigation/redirects'
import { isSubscribed } from '@/core/platform/session/permissions'

/** Where a plan's button leads. */
export type PlanTarget = {
  /** Null for a disabled button. */
  to: string | null
  /** Choice to remember while a guest signs up. */
  onboarding?: OnboardingSelection
}

/** Page where a visitor signs up before paying (spec section 4). */
const registerForPlan = `${paths.register.link()}?redirectFrom=pricing`

/** Returns the target of a plan's button (spec section 4, "Plan button target"). */
export function planTarget(
  { user }: Pick<Bootstrap, 'user'>,
  { id: productId, free }: Pick<Product, 'id' | 'free'>,
  price: Pick<Price, 'id'> | undefined,
  couponId?: number | string,
): PlanTarget {
  const plan =
    price && !free ? { productId, priceId: price.id, ...(couponId !== undefined && { couponId }) } : undefined
  if (!user) return { to: registerForPlan, ...(plan && { onboarding: plan }) }
  if (!plan) return { to: null }
  return { to: isSubscribed(user) ? paths.changePlan.link(plan) : paths.checkout.link(plan) }
}
