import type { ReactNode } from 'react'

import type { Product } from '@/contract/groups/products'
import { type TranslationKey, useTranslation } from '@/core/platform/i18n/use-translation'
import { paths } from '@/core/platform/navigation/paths'
import type { PlanCoupon } from '@/core/shared/pricing/discounted'
import { bestYearlySaving, type BillingCycle, hasCycles, priceFor, visiblePlans } from '@/core/shared/pricing/prices'
import { LinkButton } from '@/ui/buttons/link-button'
import { preventLayoutShift } from '@/ui/deferred-rendering/prevent-layout-shift'
import { EmptyState } from '@/ui/feedback/empty-state'
import { Skeleton } from '@/ui/feedback/skeleton'

import { BillingCycleSwitch, useBillingCycle } from './billing-cycle'
import { PlanCard } from './plan-card'

/** Options of a page for its table of plans. */
export type PlanTableOptions = {
  /** Cycle shown first: yearly, except on the pricing page (spec section 9). */
  initialCycle?: BillingCycle | undefined
  /** Coupons that the visitor entered, by plan id. */
  coupons?: ReadonlyMap<number, PlanCoupon> | undefined
  /** Content beside the switch; receives the listed plans. */
  children?: ((plans: Product[]) => ReactNode) | undefined
  /** Content below the plans, unless none is on sale. */
  footer?: ReactNode
  /** Heading level of the plans' names; 2 unless the table is a section of a page. */
  level?: 2 | 3 | undefined
  /** Runs when the visitor chooses a plan, before its link is followed. */
  onChoose?: ((plan: Product) => void) | undefined
}

type PlanTableProps = PlanTableOptions & {
  /** Every plan; hidden ones are not listed. */
  products: readonly Product[]
  /** Plan that comes first, and why. */
  suggestion?: PlanSuggestion | undefined
}

/** A plan that the visitor needs, with the reason. */
export type PlanSuggestion = { plan: Product; reason: TranslationKey }

/** The plans on sale as cards, with a switch between monthly and yearly prices. */
export function PlanTable({
  products,
  initialCycle = 'yearly',
  coupons,
  children,
  footer,
  level = 2,
  suggestion,
  onChoose,
}: PlanTableProps) {
  const { t } = useTranslation()
  const [cycle, setCycle] = useBillingCycle(initialCycle)
  const listed = visiblePlans(products)
  const suggested = suggestion?.plan
  const plans = suggested ? [suggested, ...listed.filter((plan) => plan !== suggested)] : listed
  if (plans.length === 0)
    return (
      <EmptyState
        title={t('No plans are on sale right now')}
        action={<LinkButton to={paths.contact.link()}>{t('Contact us')}</LinkButton>}
      >
        {t('Ask us when they will be.')}
      </EmptyState>
    )
  return (
    <div className="space-y-8">
      <div className="flex flex-wrap items-end justify-between gap-6">
        {hasCycles(plans) && <BillingCycleSwitch cycle={cycle} onChange={setCycle} saving={bestYearlySaving(plans)} />}
        {children?.(plans)}
      </div>
      <ul aria-label={t('Plans')} className={GRID}>
        {plans.map((plan) => (
          <li key={plan.id} className="row-span-4 grid grid-rows-subgrid gap-y-6">
            <PlanCard
              product={plan}
              level={level}
              price={priceFor(cycle, plan.prices)}
              coupon={coupons?.get(plan.id)}
              note={suggestion && plan === suggested && t(suggestion.reason)}
              onChoose={() => onChoose?.(plan)}
            />
          </li>
        ))}
      </ul>
      {footer}
    </div>
  )
}

/** At most three columns, so that the first three plans are compared side by side; fewer where they don't fit. */
const GRID = 'grid grid-cols-[repeat(auto-fit,minmax(max(14rem,(100%-3rem)/3),1fr))] gap-6'

const CARDS = [1, 2, 3]

/** Three cards (spec section 2, "Pricing"). What follows on the page waits for the plans, whose height is unknown. */
export const PlanTableSkeleton = () => (
  <div ref={preventLayoutShift} aria-hidden className={GRID}>
    {CARDS.map((card) => (
      <Skeleton key={card} className="h-112 rounded-panel" />
    ))}
  </div>
)
