import { ArrowRight } from 'lucide-react'

import type { Subscription } from '@/contract/shapes/subscription-schema'
import { useTranslation } from '@/core/platform/i18n/use-translation'
import { formatPrice } from '@/core/shared/pricing/format-price'
import { useContents, usePlan } from '@/core/shared/subscription/use-plan'
import { lossOf, PlanLossList } from '@/core/shared/upsell/plan-loss'
import { classNames } from '@/lib/class-names'

import type { Order } from '../order'

type PlanSwitchProps = {
  order: Order
  /** The subscription to change. */
  subscription: Subscription
}

/** The plan that the user leaves and the one that they get, side by side with their prices. */
export function PlanSwitch({ order: { product, price }, subscription }: PlanSwitchProps) {
  const { t } = useTranslation()
  const from = usePlan(subscription)
  return (
    <div className="relative">
      <dl className="grid gap-4 md:grid-cols-2 md:gap-8">
        <Side label={t('Now')} name={from.name} price={from.price && formatPrice(from.price)} />
        <Side label={t('New plan')} name={product.name} price={formatPrice(price)} isNew />
      </dl>
      <span className="absolute top-1/2 left-1/2 grid size-10 -translate-1/2 place-items-center rounded-full border border-divider bg-paper">
        <ArrowRight aria-hidden className="size-5 max-md:rotate-90" />
      </span>
    </div>
  )
}

type SideProps = { label: string; name: string; price: string | null; isNew?: boolean }

const Side = ({ label, name, price, isNew }: SideProps) => (
  <div className={classNames('rounded-panel border-2 bg-paper p-5', isNew ? 'border-primary' : 'border-divider')}>
    <dt className="text-muted">{label}</dt>
    <dd className="break-words">
      <span className="block text-xl font-extrabold">{name}</span>
      {price && <span className="block text-lg font-bold">{price}</span>}
    </dd>
  </div>
)

/** Lists what the new plan adds and what it takes away, as far as the plans say. */
export function PlanDifferences({ order: { product }, subscription }: PlanSwitchProps) {
  const { t } = useTranslation()
  const contents = useContents(subscription)
  // A way back would lose what the change gains.
  const gained = (contents && lossOf(product, contents)?.features) ?? []
  return (
    <>
      {gained.length > 0 && (
        <div>
          <h2 className="mb-2 text-xl">{t('What you gain')}</h2>
          <ul aria-label={t('What you gain')} className="list-disc ps-6">
            {gained.map((feature) => (
              <li key={feature} className="break-words">
                {feature}
              </li>
            ))}
          </ul>
        </div>
      )}
      <PlanLossList subscription={subscription} to={product} title={t('Before you change')} />
    </>
  )
}
