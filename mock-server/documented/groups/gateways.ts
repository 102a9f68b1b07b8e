import { type DocumentedGroup, optional, required, signedIn, undocumentedResponse } from '../documented'

export const gateways = {
  section: '4.3',
  rule: 'Stripe’s endpoints return a `clientSecret`; storing a payment that is not confirmed is refused.',
  screens: ['checkout, change of plan'],
  setting: 'billing.enable',
  endpoints: {
    createPartialSubscription: {
      call: 'POST billing/stripe/create-partial-subscription',
      source: '4.3',
      body: { product_id: required(), price_id: required(), start_date: optional(), coupon_id: optional() },
      ...signedIn,
      responses: { secret: { clientSecret: 'pi_1_secret_2' } },
      assumed: 'coupon_id',
    },
    createSetupIntent: {
      call: 'POST billing/stripe/create-setup-intent',
      source: '4.3',
      screens: ['billing'],
      ...signedIn,
      responses: { secret: { clientSecret: 'seti_1_secret_2' } },
    },
    changeDefaultPaymentMethod: {
      call: 'POST billing/stripe/change-default-payment-method',
      source: '4.3',
      screens: ['billing'],
      body: { payment_method_id: required() },
      ...signedIn,
      ...undocumentedResponse,
    },
    storeStripeSubscription: {
      call: 'POST billing/stripe/store-subscription-details-locally',
      source: '4.3',
      body: { payment_intent_id: required() },
      ...signedIn,
      ...undocumentedResponse,
    },
    storePaypalSubscription: {
      call: 'POST billing/paypal/store-subscription-details-locally',
      source: '4.3',
      body: { paypal_subscription_id: required() },
      ...signedIn,
      ...undocumentedResponse,
    },
  },
} satisfies DocumentedGroup
