import type { Settings } from '@/contract/shapes/settings'
import type { TranslationKey } from '@/core/platform/i18n/use-translation'

import type { Order } from './components/chosen-plan'

/** Ways to pay for an order. */
export type PaymentOptions = {
  /** Public key of Stripe; undefined when the site has none. */
  stripeKey?: string | undefined
  /** Client id and plan id of PayPal; undefined when PayPal can't charge this order. */
  paypal?: { clientId: string; planId: string } | undefined
  /** Why PayPal is missing although the site has it. */
  note?: TranslationKey | undefined
}

/**
 * Returns the ways to pay for an order. PayPal charges the price that its plan has: it knows neither coupons nor
 * trials of the site.
 */
export function paymentOptions(
  { billing }: Pick<Settings, 'billing'>,
  { product, price }: Order,
  hasCoupon: boolean,
): PaymentOptions {
  const stripeKey = (billing.stripe.enable && billing.stripe_public_key) || undefined
  const clientId = billing.paypal.enable && billing.paypal.public_key
  const { paypal_id: planId } = price
  if (!clientId || !planId) return { stripeKey }
  if (product.trial) return { stripeKey, note: "PayPal isn't available for plans with a trial." }
  if (hasCoupon) return { stripeKey, note: "PayPal isn't available with a coupon." }
  return { stripeKey, paypal: { clientId, planId } }
}
