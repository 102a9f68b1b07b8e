import type { Trial } from '@/contract/groups/products'
import { assumedPermissions } from '@/contract/shapes/assumed-permissions'
import type { Price } from '@/contract/shapes/prices'
import type { Permission } from '@/contract/shapes/user'

import { defineTable } from './define-table'

/** Card of future payments at Stripe, and the details that its owner sees. */
export type CardOnFile = {
  payment_method: string | null
  card_brand: string | null
  card_last_four: string | null
  /** `12/34`. */
  card_expires: string | null
}

/** Columns of a user without a card. */
export const NO_CARD: CardOnFile = {
  payment_method: null,
  card_brand: null,
  card_last_four: null,
  card_expires: null,
}

/** A price of a plan; `amount` in units of the currency is charged every `interval_count` intervals. */
export type MockPrice = {
  id: number
  product_id: number
  amount: number
  currency: string
  interval: Price['interval']
  interval_count: number
  default: boolean
  stripe_id: string | null
  paypal_id: string | null
}

/** A plan. `trial` is spread over `{product}_trial_*` fields in responses. */
export type MockProduct = {
  id: number
  name: string
  description: string | null
  hidden: boolean
  free: boolean
  recommended: boolean
  feature_list: readonly string[]
  prices: readonly MockPrice[]
  permissions: readonly Permission[]
  position: number
  /** Bytes. */
  available_space: number | null
  trial: Trial | null
  created_at: string
  /** The last change, if any. */
  updated_at?: string
}

export type MockCoupon = {
  id: number
  code: string
  /** Percent, or units of the price's currency. */
  discount: number
  discount_type: 'percentage' | 'fixed'
  /** Plans that it applies to; null for all. */
  product_ids: readonly number[] | null
  expires_at: string | null
  /** Number of purchases left; null without a limit. */
  uses_left: number | null
}

/** `canceled` once it has ended. The computed flags of responses follow from the dates and this. */
export type SubscriptionStatus = 'trialing' | 'active' | 'past_due' | 'canceled'

/** A user's subscription; its row stays after the end. */
export type MockSubscription = {
  id: number
  user_id: number
  product_id: number
  price_id: number
  /** `none` for one that an administrator granted: it is never charged. */
  gateway_name: 'stripe' | 'paypal' | 'none'
  gateway_id: string | null
  gateway_status: SubscriptionStatus
  quantity: number
  trial_ends_at: string | null
  /** Set by a cancellation: until then it is on its grace period. */
  ends_at: string | null
  renews_at: string | null
  description: string | null
  created_at: string
  /** The last change by an administrator, if any. */
  updated_at?: string
  /** Coupon that lowers the next charge. */
  coupon_id: number | null
  /** Whether the user was notified that the trial is about to end. */
  trial_reminded: boolean
}

/** Columns of a new subscription that start empty. */
export const newSubscription = {
  quantity: 1,
  trial_ends_at: null,
  ends_at: null,
  renews_at: null,
  description: null,
  coupon_id: null,
  trial_reminded: false,
} satisfies Partial<MockSubscription>

/** A subscription at Stripe that waits for the confirmation of its first payment. */
export type MockPartialSubscription = {
  id: number
  user_id: number
  product_id: number
  price_id: number
  coupon_id: number | null
  /** Payment or setup intent of the first payment. */
  intent_id: string
  /** The subscription, once the payment is known to be confirmed. */
  subscription_id: number | null
  created_at: string
}

/** A bill for one period; unpaid while the charge has failed. */
export type MockInvoice = {
  id: number
  uuid: string
  user_id: number
  subscription_id: number
  product_id: number
  price_id: number
  /** Minor units of the currency. */
  cents: number
  currency: string
  paid: boolean
  notes: string | null
  created_at: string
}

/** Billing's part of the database. */
export const billingTables = {
  products: defineTable<MockProduct>({
    columns: ['name', 'position', 'hidden', 'free', 'recommended'],
    permissions: { group: 'plans', prefix: assumedPermissions.plans },
  }),
  coupons: defineTable<MockCoupon>(),
  subscriptions: defineTable<MockSubscription>({
    columns: ['user_id', 'product_id', 'price_id', 'gateway_name', 'renews_at', 'ends_at'],
    permissions: { group: 'plans', prefix: assumedPermissions.subscriptions },
  }),
  partialSubscriptions: defineTable<MockPartialSubscription>(),
  invoices: defineTable<MockInvoice>(),
}
