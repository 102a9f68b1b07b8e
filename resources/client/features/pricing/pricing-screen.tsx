import { useState } from 'react'
import { useSearchParams } from 'react-router-dom'

import type { Product } from '@/contract/products'
import { type Prefetch, prefetchable } from '@/core/platform/api/query'
import { useTranslation } from '@/core/platform/i18n/use-translation'
import { paths, PLAN_FOR } from '@/core/platform/navigation/paths'
import { hasScreen } from '@/core/platform/navigation/routed-paths'
import { chosenCoupon } from '@/core/shared/plans/chosen-coupon'
import { PlanList } from '@/core/shared/plans/plan-list'
import { planQueries } from '@/core/shared/plans/plan-queries'
import { TestDataBanner } from '@/core/shared/plans/test-data-banner'
import { PublicFrame } from '@/core/shared/screen/public-frame'
import { usePageTitle } from '@/core/shared/screen/use-page-title'
import { Link } from '@/ui/links/link'

import { type AppliedCoupon, payable } from './apply-coupon'
import { CouponEntry, CouponNotice } from './components/coupon-entry'

/** `/pricing`: the plans on sale, and the coupon for them (spec section 2, "Pricing"). */
export function PricingScreen() {
  const { t } = useTranslation()
  const [applied, setApplied] = useState<AppliedCoupon | null>()
  const missing = useSearchParams()[0].get(PLAN_FOR) ?? undefined
  usePageTitle(t('Plans'))

  /** Keeps the code of the chosen plan's coupon for the checkout, which validates it again. */
  function keepCoupon({ id: productId }: Product): void {
    const coupon = applied?.coupons.get(productId)
    if (applied && coupon) chosenCoupon.write({ id: coupon.id, code: applied.code, productId })
  }

  function removeCoupon(): void {
    chosenCoupon.remove()
    setApplied(null)
  }

  return (
    <PublicFrame menu="pricing-table-page">
      <TestDataBanner />
      <header className="space-y-2">
        <h1 className="text-4xl">{t('Choose your plan')}</h1>
        <p className="text-lg text-muted">{t("You'll see what is charged, and when, before you pay.")}</p>
      </header>
      <PlanList initialCycle="monthly" coupons={applied?.coupons} missing={missing} onChoose={keepCoupon}>
        {(plans) =>
          applied ? (
            <CouponNotice applied={applied} plans={plans} onRemove={removeCoupon} />
          ) : (
            payable(plans).length > 0 && (
              <CouponEntry plans={plans} takesFocus={applied === null} onApply={setApplied} />
            )
          )
        }
      </PlanList>
      <ContactPrompt />
    </PublicFrame>
  )
}

export const prefetch: Prefetch = () => prefetchable(planQueries.list)

/** Link to the contact form, where the site has one. */
function ContactPrompt() {
  const { t } = useTranslation()
  const contact = paths.contact.link()
  if (!hasScreen(contact)) return null
  return (
    <p className="text-center text-lg">
      {t('Do you have any questions about our plans?')}{' '}
      <Link
        to={contact}
        className="inline-flex min-h-target items-center font-bold text-primary underline underline-offset-4"
      >
        {t('Contact us')}
      </Link>
    </p>
  )
}
