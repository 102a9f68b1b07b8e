/* Plans and subscriptions as the backend contract writes them (section 4.3). */

export const price = {
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

export const product = {
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

export const subscription = {
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

/** A subscription that an administrator gave, after its end was set. */
export const endedSubscription = {
  ...subscription,
  gateway_name: 'none',
  gateway_id: null,
  renews_at: null,
  ends_at: '2026-12-24T10:00:00.000000Z',
  cancelled: true,
}

/** A plan as subscriptions name it. */
export const planOfSubscription = { id: 1, name: 'Ģimene' }
