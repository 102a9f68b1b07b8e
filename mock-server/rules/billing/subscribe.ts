import { days } from '@/lib/dates/duration'

import type { Intent } from '../../state/parts/gateway'
import {
  type MockCoupon,
  type MockPartialSubscription,
  type MockPrice,
  type MockProduct,
  type MockSubscription,
  newSubscription,
} from '../../state/store/billing-rows'
import type { Billing } from './billing'
import { addInvoice, firstCharge } from './charges'
import { keepCard } from './keep-card'
import { isoDate, periodEnd } from './periods'
import { soldIn } from './renew'

type Sale = Pick<MockSubscription, 'user_id' | 'gateway_name' | 'gateway_id'> & {
  product: MockProduct
  price: MockPrice
  coupon: MockCoupon | undefined
}

/** Spends one use of a coupon with a limit. */
export function spendCoupon({ db }: Pick<Billing, 'db'>, coupon: MockCoupon | undefined): void {
  if (coupon && coupon.uses_left !== null) {
    db.coupons.update(coupon.id, { uses_left: Math.max(0, coupon.uses_left - 1) })
  }
}

/** Starts a subscription whose first charge is paid, on trial if the plan has one. The coupon lowers one charge. */
export function startSubscription(billing: Billing, { product, price, coupon, ...owner }: Sale): MockSubscription {
  const { db, now } = billing
  const { trial } = product
  const started = now()
  const trialEnd = trial ? started + days(trial.days) : null
  const subscription = db.subscriptions.insert({
    id: db.subscriptions.nextId(),
    ...owner,
    product_id: product.id,
    price_id: price.id,
    gateway_status: trial ? 'trialing' : 'active',
    ...newSubscription,
    trial_ends_at: trialEnd === null ? null : isoDate(trialEnd),
    renews_at: isoDate(trialEnd ?? periodEnd(started, price)),
    created_at: isoDate(started),
    coupon_id: trial && coupon ? coupon.id : null,
  })
  spendCoupon(billing, coupon)
  addInvoice(billing, subscription, { ...firstCharge(product, price, coupon), paid: true, at: started })
  return subscription
}

/** Starts the subscription of a confirmed intent and keeps the card; repeating it changes nothing. */
export function activatePartial(billing: Billing, partial: MockPartialSubscription, intent: Intent): void {
  const { db } = billing
  const { user_id, coupon_id } = partial
  if (partial.subscription_id !== null) return
  const { id } = startSubscription(billing, {
    user_id,
    gateway_name: 'stripe',
    gateway_id: `sub_${partial.id}`,
    coupon: coupon_id === null ? undefined : db.coupons.get(coupon_id),
    ...soldIn(db, partial),
  })
  db.partialSubscriptions.update(partial.id, { subscription_id: id })
  if (intent.payment_method !== null) keepCard(billing, user_id, intent.payment_method)
}
