import type { MockPrice, MockProduct, MockSubscription } from '../../state/store/billing-rows'
import type { Db } from '../../state/store/db'
import type { Billing } from './billing'
import { addInvoice, chargeOwner, renewalCharge } from './charges'
import { notifyBilling } from './notify-billing'
import { isoDate, periodEnd } from './periods'
import { priceOf } from './present'

/** The plan and price of a subscription; plans with subscriptions are never removed. */
export function soldIn(
  db: Db,
  { product_id, price_id }: Pick<MockSubscription, 'product_id' | 'price_id'>,
): { product: MockProduct; price: MockPrice } {
  const product = db.products.get(product_id)
  const price = priceOf(product, price_id)
  if (!product || !price) throw new Error(`The subscribed price ${price_id} of plan ${product_id} is missing`)
  return { product, price }
}

/** Ends a subscription; its row stays. */
export function endSubscription({ db, gateway }: Billing, subscription: MockSubscription, at: number): void {
  const { id, gateway_name, gateway_id, ends_at } = subscription
  if (gateway_name === 'paypal' && gateway_id !== null) gateway.cancelPaypal(gateway_id)
  db.subscriptions.update(id, { gateway_status: 'canceled', ends_at: ends_at ?? isoDate(at), renews_at: null })
  notifyBilling(db, 'SubscriptionEnded', subscription, at)
}

/** Charges the period that starts at the renewal date. A failure leaves the subscription past due. */
export function renew(billing: Billing, subscription: MockSubscription, at: number): void {
  const { db } = billing
  const { id, gateway_status } = subscription
  const { price } = soldIn(db, subscription)
  const money = renewalCharge(billing, subscription, price)
  const refusal = chargeOwner(billing, subscription, money)
  addInvoice(billing, subscription, { ...money, paid: refusal === undefined, at })
  if (refusal !== undefined) {
    db.subscriptions.update(id, { gateway_status: 'past_due' })
    notifyBilling(db, 'PaymentFailed', subscription, at)
    return
  }
  const renews_at = isoDate(periodEnd(at, price))
  db.subscriptions.update(id, { gateway_status: 'active', renews_at, coupon_id: null })
  if (gateway_status === 'trialing') notifyBilling(db, 'TrialEnded', subscription, at)
}

/**
 * Pays the unpaid invoice of a subscription that is past due; undefined on success, else the gateway's refusal. The
 * billing dates stay, unless the whole period has passed: then it starts now.
 */
export function payOverdue(billing: Billing, subscription: MockSubscription): string | undefined {
  const { db, now } = billing
  const invoice = db.invoices.all().find((row) => row.subscription_id === subscription.id && !row.paid)
  const { price } = soldIn(db, subscription)
  const { amount, currency } = invoice
    ? { amount: invoice.cents, currency: invoice.currency }
    : renewalCharge(billing, subscription, price)
  const refusal = chargeOwner(billing, subscription, { amount, currency })
  if (refusal !== undefined) return refusal
  if (invoice) db.invoices.update(invoice.id, { paid: true })
  const regular = periodEnd(Date.parse(subscription.renews_at ?? isoDate(now())), price)
  const renews_at = isoDate(regular > now() ? regular : periodEnd(now(), price))
  db.subscriptions.update(subscription.id, { gateway_status: 'active', renews_at, coupon_id: null })
  return undefined
}
