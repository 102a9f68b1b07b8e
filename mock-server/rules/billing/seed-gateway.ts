import type { MockSubscription } from '../../state/store/billing-rows'
import type { Db } from '../../state/store/db'
import type { Billing } from './billing'
import { firstCharge } from './charges'
import { keepCard } from './keep-card'

/** Test cards of seeded subscribers: one whose renewals succeed, one whose last renewal failed. */
const GOOD_CARD = '4242424242424242'
const DECLINED_CARD = '4000000000000341'

/** Syncs each price's amount to PayPal, which charges it when a subscription is approved. */
export function syncPaypal({ db, gateway }: Pick<Billing, 'db' | 'gateway'>): void {
  for (const product of db.products.all()) {
    for (const price of product.prices) {
      if (price.paypal_id !== null)
        gateway.syncPaypalPlan({ id: price.paypal_id, ...firstCharge(product, price, undefined) })
    }
  }
}

/** Approves a subscription at PayPal whose first charge lies before the start of the world. */
function seedPaypal({ db, gateway }: { db: Db; gateway: Billing['gateway'] }, subscription: MockSubscription): void {
  const planId = 'P-SEEDED'
  gateway.syncPaypalPlan({ id: planId, amount: 0, currency: 'EUR' })
  const { id } = gateway.createPaypal({ customer: subscription.user_id, planId }) ?? {}
  if (id === undefined) throw new Error('PayPal does not know the seeded plan')
  gateway.approvePaypal(id)
  db.subscriptions.update(subscription.id, { gateway_id: id })
}

/** Stores the cards, plans and approvals of the seeded subscriptions at the gateways. */
export function seedGateway(billing: Pick<Billing, 'db' | 'gateway'>): void {
  const { db, gateway } = billing
  for (const subscription of db.subscriptions.all()) {
    const { user_id, gateway_name, gateway_status } = subscription
    if (gateway_name === 'paypal') seedPaypal(billing, subscription)
    if (gateway_name === 'stripe')
      keepCard(billing, user_id, gateway.storeCard(user_id, gateway_status === 'past_due' ? DECLINED_CARD : GOOD_CARD))
  }
  syncPaypal(billing)
}
