import * as z from 'zod/mini'

import { emptyResponse, endpoint } from '../machinery/endpoint'
import { requiredText } from '../machinery/required-text'

const clientSecret = z.looseObject({ clientSecret: z.string().check(z.minLength(1)) })

/**
 * The site's side of paying through Stripe and PayPal (backend contract, section 4.3). The gateways' own scripts take
 * the card and charge it.
 */
export const gateways = {
  /**
   * Creates an incomplete subscription and returns the client secret of its first payment: of a payment intent
   * (`pi_…`), or of a setup intent (`seti_…`) when nothing is charged today.
   */
  createPartialSubscription: endpoint({
    method: 'POST',
    path: 'billing/stripe/create-partial-subscription',
    body: z.object({
      product_id: z.number(),
      price_id: z.number(),
      start_date: z.optional(z.nullable(z.string())),
      coupon_id: z.optional(z.union([z.number(), z.string()])),
    }),
    response: clientSecret,
    assumed: 'how a coupon and a trial reach Stripe is not documented',
  }),
  /** Prepares storing another card; confirm it with Stripe, then call `changeDefaultPaymentMethod`. */
  createSetupIntent: endpoint({ method: 'POST', path: 'billing/stripe/create-setup-intent', response: clientSecret }),
  /** Sets the card of future payments. A payment that is past due is retried with it (assumed). */
  changeDefaultPaymentMethod: endpoint({
    method: 'POST',
    path: 'billing/stripe/change-default-payment-method',
    body: z.object({ payment_method_id: requiredText('payment method id') }),
    response: emptyResponse,
    assumed: 'the response, and that a past due payment is retried, are not documented',
  }),
  /** Activates the subscription after Stripe has confirmed its first payment. Repeating it changes nothing. */
  storeStripeSubscription: endpoint({
    method: 'POST',
    path: 'billing/stripe/store-subscription-details-locally',
    body: z.object({ payment_intent_id: requiredText('payment intent id') }),
    response: emptyResponse,
    assumed: 'the response is not documented, nor that a setup intent’s id takes the place of a payment intent’s',
  }),
  /** Activates a subscription that the user approved at PayPal. */
  storePaypalSubscription: endpoint({
    method: 'POST',
    path: 'billing/paypal/store-subscription-details-locally',
    body: z.object({ paypal_subscription_id: requiredText('paypal subscription id') }),
    response: emptyResponse,
    assumed: 'the response is not documented',
  }),
}
