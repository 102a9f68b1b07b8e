import { type DocumentedEndpoint, empty, listParameters, optional, required, undocumentedResponse } from './documented'
import { eachUser, lists } from './samples'

const price = {
  id: 11,
  amount: 4.99,
  currency: 'EUR',
  interval: 'month',
  interval_count: 1,
  default: true,
  stripe_id: 'price_1',
  paypal_id: null,
  product_id: 1,
}
const product = {
  id: 1,
  name: 'Ģimene',
  description: null,
  hidden: false,
  free: false,
  recommended: true,
  feature_list: ['Bez reklāmām'],
  position: 1,
  available_space: null,
  permissions: [{ id: 3, name: 'music.download', restrictions: [] }],
  prices: [price],
}
/** A plan with a trial (spec, sections 3 and 9). */
const onTrial = {
  ...product,
  product_trial_enable: '1',
  product_trial_amount: '0.99',
  product_trial_period: '14',
}
const subscription = {
  id: 21,
  user_id: 7,
  product_id: 1,
  price_id: 11,
  gateway_name: 'stripe',
  gateway_id: 'sub_1',
  gateway_status: 'active',
  quantity: 1,
  trial_ends_at: null,
  ends_at: null,
  renews_at: '2026-12-24T10:00:00.000000Z',
  description: null,
  on_grace_period: false,
  past_due: false,
  on_trial: false,
  valid: true,
  active: true,
  cancelled: false,
}
const invoice = {
  id: 31,
  uuid: '0b8f6f0e-5d0f-4f0a-9a53-8a3f1c1f0a11',
  paid: true,
  notes: null,
  subscription: { ...subscription, product, price },
  created_at: '2026-11-24T10:00:00.000000Z',
}

const priceFields = {
  'prices.*.id': optional(),
  'prices.*.currency': required(),
  'prices.*.interval': required('day', 'week', 'month', 'year'),
  'prices.*.interval_count': required(),
  'prices.*.amount': required(),
}
const productFields = {
  name: required(),
  description: optional(),
  permissions: optional(),
  recommended: optional(),
  position: optional(),
  available_space: optional(),
  hidden: optional(),
  free: optional(),
  feature_list: optional(),
  prices: optional(),
  ...priceFields,
  product_trial_enable: optional(),
  product_trial_amount: optional(),
  product_trial_period: optional(),
}
const dates = { renews_at: optional(), ends_at: optional(), description: optional() }
const signedIn = { rights: ['signed in'] } as const
const RIGHT = 'the permission'

/** Plans, coupons, subscriptions, payments and invoices (section 4.3). */
export const billingRows = {
  products: {
    list: {
      call: 'GET billing/products',
      source: '4.3; spec 7',
      query: listParameters,
      rights: [],
      responses: { ...lists(product), 'with a trial': { pagination: { data: [onTrial], per_page: 15 } } },
    },
    show: {
      call: 'GET billing/products/:id',
      source: '4.3',
      rights: [],
      responses: { 'without a status': { product: { ...product, prices: [{ ...price, subscriptions_count: 2 }] } } },
    },
  },
  managedProducts: {
    create: {
      call: 'POST billing/products',
      source: '4.3; trap 15',
      body: productFields,
      rights: ['signed in', 'permission plans.create'],
      responses: { plan: { plan: product } },
      assumed: RIGHT,
    },
    update: {
      call: 'PUT billing/products/:id',
      source: '4.3; trap 15',
      body: productFields,
      rights: ['signed in', 'permission plans.update'],
      responses: { product: { product } },
      assumed: RIGHT,
    },
    remove: {
      call: 'DELETE billing/products/:id',
      source: '4.3; trap 30',
      rights: ['signed in', 'permission plans.delete'],
      responses: empty,
      refusals: ['422 subscriptions'],
      assumed: `${RIGHT}, the response`,
    },
    sync: {
      call: 'POST billing/products/sync',
      source: '4.3',
      rights: ['signed in', 'permission plans.update'],
      responses: empty,
      assumed: `${RIGHT}, the response`,
    },
  },
  coupons: {
    validate: {
      call: 'POST coupons/validate',
      source: 'spec 3, 7, 8',
      body: { coupon_code: required(), product_id: required() },
      rights: [],
      responses: {
        percentage: { coupon_id: 5, discount: 20, discount_type: 'percentage', message: 'Kupons pievienots' },
        fixed: { coupon_id: 5, discount: 2.5, discount_type: 'fixed' },
        'not valid': { message: 'Kupons nav derīgs' },
      },
      assumed: 'the status of a refused coupon',
    },
  },
  gateways: {
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
      ...signedIn,
      responses: { secret: { clientSecret: 'seti_1_secret_2' } },
    },
    changeDefaultPaymentMethod: {
      call: 'POST billing/stripe/change-default-payment-method',
      source: '4.3',
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
  subscriptions: {
    list: {
      call: 'GET billing/subscriptions',
      source: '4.3',
      query: listParameters,
      rights: ['signed in', 'permission subscriptions.view'],
      responses: lists(subscription),
      assumed: RIGHT,
    },
    create: {
      call: 'POST billing/subscriptions',
      source: '4.3',
      body: { user_id: required(), product_id: required(), price_id: optional(), ...dates },
      rights: ['signed in', 'permission subscriptions.create'],
      responses: { subscription: { subscription }, ...empty },
      assumed: `${RIGHT}, the response`,
    },
    update: {
      call: 'PUT billing/subscriptions/:id',
      source: '4.3',
      body: { user_id: optional(), product_id: optional(), price_id: optional(), ...dates },
      rights: ['signed in', 'permission subscriptions.update'],
      responses: { subscription: { subscription }, ...empty },
      assumed: `${RIGHT}, the response`,
    },
    cancel: {
      call: 'POST billing/subscriptions/:id/cancel',
      source: '4.3',
      body: { delete: required() },
      ...signedIn,
      responses: { status: { status: 'success' } },
    },
    resume: {
      call: 'POST billing/subscriptions/:id/resume',
      source: '4.3',
      ...signedIn,
      responses: { subscription: { subscription } },
    },
    changePlan: {
      call: 'POST billing/subscriptions/:id/change-plan',
      source: '4.3',
      body: { newProductId: required(), newPriceId: required(), coupon_id: optional() },
      ...signedIn,
      responses: eachUser((user) => ({ user: { ...user, subscriptions: [{ ...subscription, product }] } })),
      assumed: 'coupon_id',
    },
  },
  invoices: {
    list: {
      call: 'GET billing/invoices',
      source: '4.3; trap 15',
      query: { userId: required() },
      ...signedIn,
      responses: { invoices: { invoices: [invoice] }, none: { invoices: [] } },
      refusals: ['404 no subscription'],
    },
  },
} satisfies Record<string, Record<string, DocumentedEndpoint>>
