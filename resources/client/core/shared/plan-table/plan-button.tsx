import type { Bootstrap } from '@/contract/groups/bootstrap'
import type { Product } from '@/contract/groups/products'
import type { Price } from '@/contract/shapes/prices'
import { useBootstrap } from '@/core/platform/bootstrap/bootstrap-store'
import { useTranslation } from '@/core/platform/i18n/use-translation'
import { paths } from '@/core/platform/navigation/paths'
import { type OnboardingSelection, onboardingSelection } from '@/core/platform/navigation/redirects'
import { isSubscribed } from '@/core/platform/session/permissions'
import type { PlanCoupon } from '@/core/shared/pricing/discounted'
import { isCurrentPrice } from '@/core/shared/subscription/current-plan'
import { Button } from '@/ui/buttons/button'
import { LinkButton } from '@/ui/buttons/link-button'

/** Where a plan's button leads. */
type PlanTarget = {
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

type PlanButtonProps = {
  product: Product
  price: Price | undefined
  coupon?: Pick<PlanCoupon, 'id'> | null | undefined
  isPrimary?: boolean
  /** Runs on a press, before the link is followed. */
  onChoose?: (() => void) | undefined
}

/** Button of a plan (spec section 4, "Plan button target"). A guest's press stores the plan until after sign-up. */
export function PlanButton({ product, price, coupon, isPrimary, onChoose }: PlanButtonProps) {
  const { t } = useTranslation()
  const bootstrap = useBootstrap((all) => all)
  const { user } = bootstrap
  const { to, onboarding } = planTarget(bootstrap, product, price, coupon?.id)
  const isCurrent = isCurrentPrice(user, product, price)
  const offer = t(product.free ? 'Get started' : 'Upgrade')
  const label = isCurrent ? t('Manage plan') : offer
  const look = { 'aria-label': `${label}: ${product.name}`, className: 'w-full' }

  function remember(): void {
    onChoose?.()
    const { name, trial } = product
    if (onboarding) onboardingSelection.write({ ...onboarding, plan: { name, trial, price } })
    // A guest who chooses the free plan must not end up in the checkout of one chosen before.
    else if (!user) onboardingSelection.remove()
  }

  if (to !== null && isCurrent) {
    return (
      <LinkButton {...look} variant="outline" to={paths.billing.link()}>
        {label}
      </LinkButton>
    )
  }
  if (to === null) {
    return (
      <Button {...look} disabled>
        {label}
      </Button>
    )
  }
  // A press with the middle button opens another tab, which reads the same storage.
  return (
    <LinkButton {...look} variant={isPrimary ? 'primary' : 'outline'} to={to} onClick={remember} onAuxClick={remember}>
      {label}
    </LinkButton>
  )
}
