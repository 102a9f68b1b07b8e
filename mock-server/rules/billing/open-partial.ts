import type { Intent } from '../../state/parts/gateway'
import type { MockPartialSubscription } from '../../state/store/billing-rows'
import type { Billing } from './billing'
import { firstCharge } from './charges'
import type { FoundSale } from './find-sale'
import { refused } from './find-subscription'
import { isoDate } from './periods'
import { activatePartial } from './subscribe'

const isFor = ({ product, price, coupon }: FoundSale, partial: MockPartialSubscription): boolean =>
  partial.product_id === product.id && partial.price_id === price.id && partial.coupon_id === (coupon?.id ?? null)

/**
 * Returns the intent of an earlier attempt to buy the same, and cancels those to buy something else. Throws 422 for one
 * that is paid or being paid: a second intent could charge the user twice.
 */
function earlierIntent(billing: Billing, userId: number, sale: FoundSale): Intent | undefined {
  const { db, gateway } = billing
  const open = db.partialSubscriptions
    .all()
    .filter(({ user_id, subscription_id }) => user_id === userId && subscription_id === null)
  let reusable: Intent | undefined
  for (const partial of open) {
    const intent = gateway.intent(partial.intent_id)
    if (intent?.status === 'succeeded') {
      activatePartial(billing, partial, intent)
      throw refused('You already have a subscription.')
    }
    if (intent?.status === 'processing') throw refused('Your payment is being processed.')
    if (intent && isFor(sale, partial)) reusable = intent
    else {
      gateway.cancelIntent(partial.intent_id)
      db.partialSubscriptions.remove(partial.id)
    }
  }
  return reusable
}

/**
 * Starts a purchase at Stripe and returns the intent of its first payment: a setup intent if nothing is due today.
 * Repeating it returns the same intent.
 */
export function openPartial(billing: Billing, userId: number, sale: FoundSale): Intent {
  const known = earlierIntent(billing, userId, sale)
  if (known) return known
  const { db, gateway, now } = billing
  const { product, price, coupon } = sale
  const money = firstCharge(product, price, coupon)
  const intent =
    money.amount > 0
      ? gateway.createPaymentIntent({ customer: userId, ...money })
      : gateway.createSetupIntent({ customer: userId })
  db.partialSubscriptions.insert({
    id: db.partialSubscriptions.nextId(),
    user_id: userId,
    product_id: product.id,
    price_id: price.id,
    coupon_id: coupon?.id ?? null,
    intent_id: intent.id,
    subscription_id: null,
    created_at: isoDate(now()),
  })
  return intent
}
