import type { MockPrice, MockProduct, MockSubscription } from '../../state/store/billing-rows'
import type { Db } from '../../state/store/db'
import { withIds } from '../permissions/offered-permissions'
import { isValid } from '../permissions/subscriptions-of'

/** Maps a plan; the trial becomes the fields `product_trial_*` (product spec, section 3). */
export function presentProduct({ trial, ...product }: MockProduct) {
  return {
    ...product,
    feature_list: [...product.feature_list],
    prices: [...product.prices],
    permissions: withIds(product.permissions),
    updated_at: product.updated_at ?? product.created_at,
    product_trial_enable: trial ? '1' : '0',
    product_trial_amount: trial?.amount ?? 0,
    product_trial_period: trial?.days ?? 0,
  }
}

/** Finds a price of a plan. */
export const priceOf = (product: MockProduct | undefined, priceId: number): MockPrice | undefined =>
  product?.prices.find(({ id }) => id === priceId)

/** Flags that the backend computes (backend contract, section 4.3). */
function flagsOf(subscription: MockSubscription) {
  const { gateway_status, ends_at } = subscription
  const valid = isValid(subscription)
  return {
    valid,
    active: valid,
    on_trial: gateway_status === 'trialing',
    past_due: gateway_status === 'past_due',
    cancelled: ends_at !== null,
    on_grace_period: valid && ends_at !== null,
  }
}

/** Maps a subscription with its price and plan. */
export function presentSubscription(db: Db, subscription: MockSubscription) {
  const { coupon_id, trial_reminded, ...columns } = subscription
  const product = db.products.get(subscription.product_id)
  return {
    ...columns,
    ...flagsOf(subscription),
    updated_at: columns.updated_at ?? columns.created_at,
    price: priceOf(product, subscription.price_id) ?? null,
    product: product ? { id: product.id, name: product.name } : null,
  }
}
