import { useState } from 'react'
import { useSearchParams } from 'react-router-dom'

import type { Product } from '@/contract/groups/products'
import { useTranslation } from '@/core/platform/i18n/use-translation'
import { PLAN_FOR } from '@/core/platform/navigation/paths'
import { chosenCoupon } from '@/core/shared/coupons/chosen-coupon'
import type { AppliedCoupon } from '@/core/shared/coupons/validate-coupon'
import { PlanTable, type PlanTableOptions, PlanTableSkeleton } from '@/core/shared/plan-table/plan-table'
import { TestDataBanner } from '@/core/shared/plan-table/test-data-banner'
import { embeddedPlans } from '@/core/shared/pricing/embedded-plans'
import { payablePlans } from '@/core/shared/pricing/prices'
import { PublicPage } from '@/core/shared/screen/public-page'
import { usePageTitle } from '@/core/shared/screen/use-page-title'
import { usePart } from '@/lib/lazy/use-part'
import { useIsFirstScreenOver } from '@/ui/deferred-rendering/use-first-screen'
import { Skeleton } from '@/ui/feedback/skeleton'

const loadPlans = () => import('@/core/shared/upsell/plan-list').then(({ PlanList }) => PlanList)

const loadLaterParts = () => import('./components/later-parts')

/** `/pricing`: the plans on sale, and the coupon for them (spec section 2, "Pricing"). */
export function Screen() {
  const { t } = useTranslation()
  const [applied, setApplied] = useState<AppliedCoupon | null>(null)
  const missing = useSearchParams()[0].get(PLAN_FOR) ?? undefined
  const [later] = usePart(loadLaterParts, { when: useIsFirstScreenOver(), onFail: 'retry online' })
  usePageTitle(t('Plans'))

  /** Stores the code of the chosen plan's coupon for the checkout, which validates it again. */
  function storeCoupon({ id: productId }: Product): void {
    const coupon = applied?.coupons.get(productId)
    if (applied && coupon) chosenCoupon.write({ id: coupon.id, code: applied.code, productId })
  }

  return (
    <PublicPage menu="pricing-table-page">
      <TestDataBanner />
      <header className="space-y-2">
        <h1 className="text-4xl">{t('Choose your plan')}</h1>
        <p className="text-lg text-muted">{t("You'll see what is charged, and when, before you pay.")}</p>
      </header>
      <Plans
        initialCycle="monthly"
        coupons={applied?.coupons}
        missing={missing}
        onChoose={storeCoupon}
        footer={later && <later.PlanQuestions />}
      >
        {(listed) => {
          const plans = payablePlans(listed)
          if (plans.length === 0) return null
          if (!later) return <Skeleton className="h-20 w-full max-w-sm rounded-input" />
          return <later.PlansCoupon plans={plans} applied={applied} onChange={setApplied} />
        }}
      </Plans>
    </PublicPage>
  )
}

/**
 * The plans embedded in the page. On later screens, without them, or to suggest one, a query loads the plans; its code
 * is not part of a guest's first screen.
 */
function Plans({ missing, ...options }: PlanTableOptions & { missing: string | undefined }) {
  const [embedded] = useState(embeddedPlans)
  if (embedded && missing === undefined) return <PlanTable products={embedded} {...options} />
  return <LoadedPlans missing={missing} {...options} />
}

function LoadedPlans(options: PlanTableOptions & { missing: string | undefined }) {
  const [PlanList] = usePart(loadPlans, { when: 'mounted', onFail: 'fail the screen' })
  return PlanList ? <PlanList {...options} /> : <PlanTableSkeleton />
}
