import { useRef, useState } from 'react'

import type { Price } from '@/contract/shapes/prices'
import type { Subscription } from '@/contract/shapes/subscription-schema'
import { isUncertain } from '@/core/platform/api/api-error'
import { formatDate, formatMoney } from '@/core/platform/i18n/format'
import { useTranslation } from '@/core/platform/i18n/use-translation'
import { paths } from '@/core/platform/navigation/paths'
import { announceFailure } from '@/core/shared/failures/announce-failure'
import { nextPayment } from '@/core/shared/pricing/charges'
import { formatPrice } from '@/core/shared/pricing/format-price'
import { usePageTitle } from '@/core/shared/screen/use-page-title'
import { isCurrentPrice } from '@/core/shared/subscription/current-plan'
import { Button } from '@/ui/buttons/button'
import { LinkButton } from '@/ui/buttons/link-button'

import { clearSelection, type Order } from '../order'
import { changePlan, refreshSubscription } from '../queries'
import { SummaryLine } from './order-summary'
import { PlanDifferences, PlanSwitch } from './plan-switch'
import type { OrderPricing } from './priced-order'

type PlanChangeProps = {
  order: Order
  pricing: OrderPricing
  /** The subscription to change. */
  subscription: Subscription
  onChanged: () => void
}

/** Old and new plan, what is charged and when, what is lost, and the button that confirms the change. */
export function PlanChange({ order, pricing, subscription, onChanged }: PlanChangeProps) {
  const { t } = useTranslation()
  const title = t('Change your plan')
  usePageTitle(title)
  const isRunning = useRef(false)
  const [isPending, setPending] = useState(false)

  async function confirm(): Promise<void> {
    if (isRunning.current || subscription.id === undefined) return
    isRunning.current = true
    setPending(true)
    if (await isChanged(subscription.id, order, pricing.couponId)) {
      clearSelection()
      onChanged()
    }
    isRunning.current = false
    setPending(false)
  }

  return (
    <div className="mx-auto max-w-2xl space-y-6">
      <h1 className="text-3xl">{title}</h1>
      <section aria-label={t('Your order')} className="space-y-6">
        <PlanSwitch order={order} subscription={subscription} />
        <div className="rounded-panel border border-divider bg-paper p-5 md:p-7">
          <h2 className="mb-3 text-xl">{t('When you pay')}</h2>
          <dl className="space-y-3 text-lg">
            <NextPayments price={order.price} pricing={pricing} renewsAt={subscription.renews_at} />
          </dl>
          {pricing.couponEntry}
        </div>
      </section>
      <PlanDifferences order={order} subscription={subscription} />
      <div className="flex flex-wrap gap-3">
        <Button size="lg" pending={isPending} onClick={() => void confirm()}>
          {t('Change plan')}
        </Button>
        <LinkButton size="lg" variant="outline" to={paths.billing.link()}>
          {t('Keep plan')}
        </LinkButton>
        <LinkButton size="lg" variant="ghost" to={paths.pricing.link()}>
          {t('See plans')}
        </LinkButton>
      </div>
    </div>
  )
}

/** Changes the plan and refetches the user. After a lost response, the refetched user shows whether it has changed. */
async function isChanged(subscriptionId: number, order: Order, couponId: string | undefined): Promise<boolean> {
  const failure = await changePlan(subscriptionId, order, couponId).then(
    () => undefined,
    (error: unknown) => ({ error }),
  )
  const user = await refreshSubscription().catch(() => null)
  if (!failure) return true
  if (isUncertain(failure.error) && isCurrentPrice(user, order.product, order.price)) return true
  announceFailure(failure.error)
  return false
}

type NextPaymentsProps = { price: Price; pricing: OrderPricing; renewsAt: string | null | undefined }

/**
 * Payments after the change; a coupon lowers the first one. Without a date the server has not planned the next one. It
 * does not say whether the change itself is charged.
 */
function NextPayments({ price, pricing: { code, charges }, renewsAt }: NextPaymentsProps) {
  const { t } = useTranslation()
  const { discount } = charges
  const next = renewsAt ? new Date(renewsAt) : null
  const from = (date: Date) => t('From :date', { date: formatDate(date) })
  if (!discount)
    return <SummaryLine label={next ? from(next) : t('From the next payment')}>{formatPrice(price)}</SummaryLine>
  return (
    <>
      <SummaryLine label={code ? t('Coupon :code', { code }) : t('Coupon')}>
        −{formatMoney(discount.amount, discount.currency)}
      </SummaryLine>
      <SummaryLine label={next ? t('On :date', { date: formatDate(next) }) : t('At the next payment')}>
        {formatMoney(charges.first.amount, charges.first.currency)}
      </SummaryLine>
      <SummaryLine label={next ? from(nextPayment(next, price)) : t('After that')}>{formatPrice(price)}</SummaryLine>
    </>
  )
}
