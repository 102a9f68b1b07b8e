import type { PaymentIntent, StripeError } from '@stripe/stripe-js'

/** Progress of one payment, or of storing a way to pay. */
export type Intent = {
  id: string
  client_secret: string
  object: 'payment_intent' | 'setup_intent'
  /** In minor units of the currency; 0 for a setup intent. */
  amount: number
  /** ISO code in lower case. */
  currency: string
  status: PaymentIntent.Status
  /** Id of the method that succeeded. */
  payment_method: string | null
  /** Id of the user. */
  customer: number
  /** The last refusal of the card or its authentication. */
  last_error: Refusal | null
  description: string | null
  /** Milliseconds since the epoch. */
  created: number
}

/** How the customer leaves the authentication page; only a bank's payment can be left processing. */
export type Authentication = 'complete' | 'fail' | 'process'

/** A card as a payment form holds it; the number is digits only. */
export type CardInput = { number: string; exp_month: number; exp_year: number; cvc: string }

/** A way to pay, as a payment form holds it. */
export type MethodInput = { type: 'card'; card: CardInput } | { type: 'bank' }

/** How to pay, and where the customer returns to from a redirect. */
export type Confirmation = { method: MethodInput; returnUrl?: string | undefined }

/** The refusal of a card or request, as Stripe's API sends it. */
export type Refusal = Pick<StripeError, 'code' | 'decline_code' | 'message' | 'param'> & {
  type: 'card_error' | 'invalid_request_error'
}

/** Public fields of a card. */
export type Card = { brand: string; last4: string; exp_month: number; exp_year: number }

/** A stored way to pay. */
export type PaymentMethod = {
  id: string
  /** Id of the user. */
  customer: number
  /** Undefined for a bank account. */
  card: Card | undefined
}

/** Money that a customer has paid. */
export type Charge = {
  /** Id of the user. */
  customer: number
  /** In minor units of the currency. */
  amount: number
  /** ISO code in lower case. */
  currency: string
  gateway: 'stripe' | 'paypal'
  /** Payment intent that was charged; absent for renewals and PayPal. */
  intent?: string
  /** Milliseconds since the epoch. */
  at: number
}

/** A plan at PayPal; `amount` is charged on approval, in minor units. */
export type PaypalPlan = { id: string; amount: number; currency: string }

/** A subscription at PayPal. */
export type PaypalSubscription = {
  id: string
  planId: string
  /** Id of the user. */
  customer: number
  customId: string | null
  status: 'APPROVAL_PENDING' | 'ACTIVE' | 'CANCELLED'
}

/** Result of a charge without the customer; `message` is the refusal. */
export type ChargeResult = { succeeded: true } | { succeeded: false; message: string }

type Money = {
  /** In minor units of the currency. */
  amount: number
  currency: string
}
type PaymentDetails = {
  /** Text on the authentication page. */
  description?: string | null
}
type CustomerParams = {
  /** Id of the user. */
  customer: number
}

/** Stripe and PayPal of one world: intents, stored cards, PayPal subscriptions, and every charge. */
export type Gateway = {
  /** Whether payments can leave the page for a bank's; false where the world ends with the page. */
  redirects: boolean
  /** Prepares a payment. An amount of 0 is Stripe's refusal: nothing to charge needs a setup intent. */
  createPaymentIntent: (payment: CustomerParams & Money & PaymentDetails) => Intent
  /** Prepares storing a way to pay. */
  createSetupIntent: (customer: CustomerParams) => Intent
  intent: (id: string) => Intent | undefined
  /** Returns the intent of a client secret. Throws `resource_missing` for an unknown secret. */
  intentBySecret: (clientSecret: string) => Intent
  /** Pays or stores with this method. Throws the refusal of Stripe or of the card's issuer. */
  confirm: (clientSecret: string, confirmation: Confirmation) => Intent
  /** Ends the authentication of an intent that requires one; the result is its status and last error. */
  authenticate: (id: string, outcome: Authentication) => Intent
  /** Where the customer returns to from a redirect, and whether the pending method can be left processing. */
  pendingAction: (id: string) => { returnUrl: string | null; canProcess: boolean }
  /** Cancels an intent that is neither paid nor being paid; true when it is cancelled. */
  cancelIntent: (id: string) => boolean
  paymentMethod: (id: string) => PaymentMethod | undefined
  /** Stores a test card without a payment, and returns its id. */
  storeCard: (customer: number, number: string) => string
  /** Charges a stored method without the customer, as renewals do; an amount of 0 succeeds without a charge. */
  chargeOffSession: (charge: CustomerParams & Money & { paymentMethod: string }) => ChargeResult
  /** Every successful charge, oldest first. */
  charges: () => readonly Charge[]
  /** Adds or replaces a plan, as the backend's sync does. */
  syncPaypalPlan: (plan: PaypalPlan) => void
  /** Creates a subscription to approve; undefined for a plan that PayPal doesn't know. */
  createPaypal: (
    subscription: CustomerParams & { planId: string; customId?: string | undefined },
  ) => PaypalSubscription | undefined
  /** Approves a pending subscription and charges the plan's amount; repeating it changes nothing. */
  approvePaypal: (id: string) => PaypalSubscription | undefined
  /** Ends a subscription; repeating it changes nothing. */
  cancelPaypal: (id: string) => void
  /** Charges a renewal in minor units; refused unless the subscription is active. */
  chargePaypal: (id: string, charge: Money) => ChargeResult
  paypalSubscription: (id: string) => PaypalSubscription | undefined
}
