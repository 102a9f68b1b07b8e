import { type MockSubscription, newSubscription } from '../../state/store/billing-rows'
import { isValid } from '../permissions/subscriptions-of'
import type { Billing } from './billing'
import type { FoundSale } from './find-sale'
import { refused } from './find-subscription'
import { isoDate } from './periods'
import { endSubscription } from './renew'
import { spendCoupon } from './subscribe'

/** Cancels a subscription at the end of its paid period, or immediately if it is not paid; idempotent. */
export function cancelSubscription(billing: Billing, subscription: MockSubscription): void {
  const { db, now } = billing
  const { id, ends_at, renews_at } = subscription
  if (ends_at !== null) return
  if (isValid(subscription) && renews_at !== null && Date.parse(renews_at) > now())
    db.subscriptions.update(id, { ends_at: renews_at })
  else endSubscription(billing, subscription, now())
}

/** Removes a subscription immediately, with what it has not paid. */
export function deleteSubscription({ db, gateway }: Billing, subscription: MockSubscription): void {
  const { id, gateway_name, gateway_id } = subscription
  if (gateway_name === 'paypal' && gateway_id !== null) gateway.cancelPaypal(gateway_id)
  for (const invoice of db.invoices.all()) {
    if (invoice.subscription_id === id && !invoice.paid) db.invoices.remove(invoice.id)
  }
  db.subscriptions.remove(id)
}

/** Undoes a cancellation; repeating it changes nothing. Throws 422 after the end. */
export function resumeSubscription({ db }: Billing, subscription: MockSubscription): MockSubscription {
  if (subscription.gateway_status === 'canceled')
    throw refused('Unable to resume a subscription that is not within its grace period.')
  return db.subscriptions.update(subscription.id, { ends_at: null })
}

/**
 * Moves a subscription to another plan immediately; its price is charged from the next renewal on, and a cancellation is
 * undone. Repeating it changes nothing. Throws 422 unless the subscription is valid and paid through a gateway.
 */
export function changePlan(billing: Billing, subscription: MockSubscription, sale: FoundSale): void {
  const { id, gateway_name, product_id, price_id } = subscription
  if (gateway_name === 'none' || !isValid(subscription)) throw refused('This subscription can not be changed.')
  const { product, price, coupon } = sale
  if (product_id === product.id && price_id === price.id) return
  spendCoupon(billing, coupon)
  const coupon_id = coupon?.id ?? null
  billing.db.subscriptions.update(id, { product_id: product.id, price_id: price.id, coupon_id, ends_at: null })
}

type Grant = Partial<Pick<MockSubscription, 'renews_at' | 'ends_at' | 'description'>> &
  Pick<MockSubscription, 'user_id' | 'product_id' | 'price_id'>

/** Adds a subscription that an administrator grants: it is never charged. */
export function grantSubscription({ db, now }: Pick<Billing, 'db' | 'now'>, grant: Grant): MockSubscription {
  return db.subscriptions.insert({
    id: db.subscriptions.nextId(),
    gateway_name: 'none',
    gateway_id: null,
    gateway_status: 'active',
    ...newSubscription,
    created_at: isoDate(now()),
    ...grant,
  })
}
