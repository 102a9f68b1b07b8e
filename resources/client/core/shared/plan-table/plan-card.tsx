import { Check } from 'lucide-react'
import { useId } from 'react'

import type { Product } from '@/contract/groups/products'
import type { Price } from '@/contract/shapes/prices'
import { useTranslation } from '@/core/platform/i18n/use-translation'
import { useUser } from '@/core/platform/session/use-session'
import type { PlanCoupon } from '@/core/shared/pricing/discounted'
import { subscriptionTo } from '@/core/shared/subscription/current-plan'
import { classNames } from '@/lib/class-names'
import { Badge } from '@/ui/feedback/badge'

import { PlanButton } from './plan-button'
import { PlanPrice } from './plan-price'

type PlanCardProps = {
  product: Product
  /** Price to show and to buy, as `priceFor` picks it; undefined for a plan without prices. */
  price: Price | undefined
  /** Coupon that is valid for the plan. */
  coupon?: PlanCoupon | null | undefined
  /** Why the plan is suggested, shown on top. */
  note?: string | false | undefined
  /** Whether it is the only or the suggested plan; recommended plans always are emphasized. */
  isEmphasized?: boolean
  /** Heading level of the name: 1 if the card is the whole screen. */
  level?: 1 | 2 | 3
  /** Runs when the visitor presses the button, before its link is followed. */
  onChoose?: () => void
}

/**
 * A plan that can be bought: name, description, price, button and features (spec section 2, "Pricing"), as rows of the
 * table's grid, so that the prices and buttons of neighbours are level.
 */
export function PlanCard({ product, price, coupon, note, isEmphasized, level = 2, onChoose }: PlanCardProps) {
  const nameId = useId()
  const Name = `h${level}` as const
  const { name, description } = product
  const isProminent = isEmphasized || product.recommended || Boolean(note)
  return (
    <article
      aria-labelledby={nameId}
      className={classNames(
        'row-span-4 grid min-w-0 grid-rows-subgrid gap-y-6 rounded-panel border-2 bg-paper p-6',
        isProminent ? 'border-primary shadow-raised' : 'border-divider',
      )}
    >
      <header className="space-y-2">
        {note && <p className="-mx-6 -mt-6 rounded-t-panel bg-selected px-6 py-3 font-semibold text-primary">{note}</p>}
        <div className="flex flex-wrap items-center justify-between gap-2">
          <Name id={nameId} className="min-w-0 text-xl font-extrabold break-words">
            {name}
          </Name>
          <PlanBadges product={product} />
        </div>
        {description && <p className="break-words whitespace-pre-line text-muted">{description}</p>}
      </header>
      <PlanPrice product={product} price={price} coupon={coupon} />
      <PlanButton product={product} price={price} coupon={coupon} isPrimary={isProminent} onChoose={onChoose} />
      <PlanFeatures product={product} />
    </article>
  )
}

function PlanBadges({ product }: { product: Product }) {
  const { t } = useTranslation()
  const isCurrent = subscriptionTo(useUser(), product) !== undefined
  if (!isCurrent && !product.recommended) return null
  return (
    <p className="flex flex-wrap gap-2">
      {isCurrent && <Badge tone="positive">{t('Your plan')}</Badge>}
      {product.recommended && <Badge tone="primary">{t('Most popular#plan')}</Badge>}
    </p>
  )
}

function PlanFeatures({ product }: { product: Product }) {
  const { t } = useTranslation()
  const features = [...new Set(product.feature_list)]
  if (features.length === 0) return null
  return (
    <ul aria-label={t('What you get')} className="space-y-2">
      {features.map((feature) => (
        <li key={feature} className="flex gap-2">
          <Check aria-hidden className="mt-0.5 size-5 shrink-0 text-positive" />
          <span className="min-w-0 break-words">{feature}</span>
        </li>
      ))}
    </ul>
  )
}
