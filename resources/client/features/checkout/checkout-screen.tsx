import { useState } from 'react'
import { Navigate, useParams } from 'react-router-dom'

import { useTranslation } from '@/core/platform/i18n/use-translation'
import { paths } from '@/core/platform/navigation/paths'
import { useIsSubscribed } from '@/core/platform/session/use-session'
import type { Charge } from '@/core/shared/pricing/charges'
import { usePageTitle } from '@/core/shared/screen/use-page-title'

import { OrderPage, prefetchPlan } from './components/order-page'
import { orderSkeleton } from './components/order-skeletons'
import { OrderSummary } from './components/order-summary'
import { PaymentResult } from './components/payment-result'
import { PaymentSection } from './components/payment-section'
import { type OrderPricing, PricedOrder } from './components/priced-order'
import { type Order, routeParams } from './order'
import { isPayable } from './payment-attempt'
import type { StartedPayment } from './started-payment'
import { usePaymentAttempt } from './use-payment-attempt'

/** `/checkout/:productId/:priceId/:couponId?`: what a plan costs and when, and its payment (spec section 2). */
export function Screen() {
  return <OrderPage skeleton={orderSkeleton}>{(order) => <Checkout key={order.price.id} order={order} />}</OrderPage>
}

export const prefetch = prefetchPlan

function Checkout({ order }: { order: Order }) {
  const { couponId } = useParams()
  const isSubscribed = useIsSubscribed()
  const { state, settle, checkAgain, leave } = usePaymentAttempt(order)
  if (!isPayable(state)) {
    return <PaymentResult order={order} state={state} onCheckAgain={checkAgain} onLeave={leave} />
  }
  if (isSubscribed) return <Navigate to={paths.changePlan.link(routeParams(order, couponId)) ?? '/'} replace />
  return (
    <PricedOrder order={order} pathWith={(id) => paths.checkout.link(routeParams(order, id))} skeleton={orderSkeleton}>
      {(pricing) => (
        <OrderForm
          order={order}
          pricing={pricing}
          message={state.name === 'open' ? state.message : null}
          onSettle={settle}
        />
      )}
    </PricedOrder>
  )
}

type OrderFormProps = {
  order: Order
  pricing: OrderPricing
  /** Message of an earlier attempt to pay. */
  message: string | null
  onSettle: (started: StartedPayment) => void
}

function OrderForm({ order, pricing: { charges, couponId, code, couponEntry }, message, onSettle }: OrderFormProps) {
  const { t } = useTranslation()
  usePageTitle(t('Checkout'))
  /** Amount that Stripe would charge instead, with the coupon it was computed for. */
  const [corrected, setCorrected] = useState<{ charge: Charge; couponId: string | undefined }>()
  const displayedCharge = corrected && corrected.couponId === couponId ? corrected.charge : charges.today
  const { amount, currency, date } = charges.afterTrial ?? charges.renewal
  const agreement = { order, couponId, displayedCharge, next: { amount, currency, date: date.toISOString() } }
  return (
    <>
      <h1 className="text-3xl">{t('Checkout')}</h1>
      <div className="grid items-start gap-6 md:grid-cols-[minmax(0,2fr)_minmax(0,3fr)]">
        <OrderSummary order={order} charges={charges} today={displayedCharge} code={code}>
          {couponEntry}
          <p className="mt-6 text-muted">{t('You can cancel at any time.')}</p>
        </OrderSummary>
        <PaymentSection
          agreement={agreement}
          hasCoupon={couponId !== undefined}
          message={message}
          onDiffers={(charge) => setCorrected({ charge, couponId })}
          onSettle={onSettle}
        />
      </div>
    </>
  )
}
