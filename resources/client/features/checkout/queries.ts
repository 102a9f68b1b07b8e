import { accounts } from '@/contract/groups/accounts'
import { gateways } from '@/contract/groups/gateways'
import { subscriptions } from '@/contract/groups/subscriptions'
import { call } from '@/core/platform/api/call'
import { refetchQuietly } from '@/core/platform/api/query'
import { isSubscribed } from '@/core/platform/session/permissions'
import { refreshBootstrap } from '@/core/platform/session/refresh-bootstrap'

import type { Order } from './order'

export { TRIAL_CURRENCY } from '@/contract/groups/products'

const couponOf = (couponId: string | undefined) => (couponId === undefined ? {} : { coupon_id: couponId })

/** Creates the subscription at Stripe, unpaid; returns the client secret of its first payment. Throws ApiError. */
export async function createPartialSubscription({ product, price }: Order, couponId?: string): Promise<string> {
  const { clientSecret } = await call(gateways.createPartialSubscription, {
    body: { product_id: product.id, price_id: price.id, ...couponOf(couponId) },
  })
  return clientSecret
}

/** Activates the subscription of a payment that succeeded at a gateway; repeating it changes nothing. Throws ApiError. */
export const activateSubscription = {
  stripe: (intentId: string) => call(gateways.storeStripeSubscription, { body: { payment_intent_id: intentId } }),
  paypal: (id: string) => call(gateways.storePaypalSubscription, { body: { paypal_subscription_id: id } }),
}

/** Moves a subscription to another price. Throws ApiError. */
export const changePlan = (id: number, { product, price }: Order, couponId?: string) =>
  call(subscriptions.changePlan, {
    params: { id },
    body: { newProductId: product.id, newPriceId: price.id, ...couponOf(couponId) },
  })

/** Refetches everything that a subscription changes: user, permissions and account. Throws ApiError. */
export async function refreshSubscription() {
  const [{ user }] = await Promise.all([refreshBootstrap(), refetchQuietly(accounts.me)])
  return user
}

/** Whether the server now has a valid subscription of the user; false when the request fails. */
export const hasSubscribed = (): Promise<boolean> =>
  refreshSubscription().then(
    (user) => isSubscribed(user),
    () => false,
  )
