import type { PaymentIntent, SetupIntent, Stripe, StripeElements, StripeError } from '@stripe/stripe-js'

import type { Charge } from '@/core/shared/pricing/charges'
import { fromStripeAmount } from '@/lib/stripe-amount'

/** A payment, or the storing of a payment method, as Stripe reports it. */
export type Intent = {
  id: string
  status: 'open' | 'processing' | 'succeeded' | 'canceled'
  /** Amount that it charges; null when it only stores a payment method. */
  charge: Charge | null
  /** Stripe's message about the last refused attempt, in the reader's language. */
  refusal: string | null
  paymentMethod: string | null
}

/** Result of looking up a client secret. */
export type IntentLookup = { kind: 'found'; intent: Intent } | { kind: 'unknown' } | { kind: 'unreachable' }

/** Outcome of a confirmation. After `uncertain` the card may have been charged: look the intent up before a retry. */
export type Confirmation =
  | { kind: 'confirmed'; intent: Intent }
  | { kind: 'refused'; message: string | null }
  | { kind: 'uncertain' }

const SECRET = /^(pi|seti)_[A-Za-z0-9]+_secret_[A-Za-z0-9]+$/

/** Whether a client secret belongs to a setup intent: the intent charges nothing. */
const isSetup = (secret: string): boolean => secret.startsWith('seti_')

const statuses: Record<PaymentIntent.Status | SetupIntent.Status, Intent['status']> = {
  requires_payment_method: 'open',
  requires_confirmation: 'open',
  requires_action: 'open',
  processing: 'processing',
  requires_capture: 'processing',
  succeeded: 'succeeded',
  canceled: 'canceled',
}

const methodOf = (method: PaymentIntent['payment_method']): string | null =>
  typeof method === 'string' ? method : (method?.id ?? null)

/** Converts an intent of the given kind to the parts that the site uses. */
function fromStripe(intent: PaymentIntent | SetupIntent): Intent {
  const error = intent.object === 'payment_intent' ? intent.last_payment_error : intent.last_setup_error
  return {
    id: intent.id,
    status: statuses[intent.status],
    charge:
      intent.object === 'payment_intent'
        ? { amount: fromStripeAmount(intent.amount, intent.currency), currency: intent.currency.toUpperCase() }
        : null,
    refusal: error?.message ?? null,
    paymentMethod: methodOf(intent.payment_method),
  }
}

/** Codes of Stripe's errors for a client secret without an intent; after any other the intent may exist. */
const UNKNOWN: readonly string[] = [
  'resource_missing',
  'payment_intent_invalid_parameter',
  'setup_intent_invalid_parameter',
]

/** Requests an intent from Stripe; never throws. A malformed or invented secret is unknown. */
export async function lookUpIntent(stripe: Stripe, secret: string): Promise<IntentLookup> {
  if (!SECRET.test(secret)) return { kind: 'unknown' }
  try {
    const { error, intent } = isSetup(secret)
      ? await stripe.retrieveSetupIntent(secret).then((result) => ({ ...result, intent: result.setupIntent }))
      : await stripe.retrievePaymentIntent(secret).then((result) => ({ ...result, intent: result.paymentIntent }))
    if (intent) return { kind: 'found', intent: fromStripe(intent) }
    return { kind: UNKNOWN.includes(error?.code ?? '') ? 'unknown' : 'unreachable' }
  } catch {
    return { kind: 'unreachable' }
  }
}

type Attempt = { stripe: Stripe; elements: StripeElements; secret: string; returnUrl: string }

const confirm = ({ stripe, elements, secret, returnUrl }: Attempt): Promise<{ error?: StripeError }> => {
  const options = { elements, clientSecret: secret, confirmParams: { return_url: returnUrl } }
  return isSetup(secret)
    ? stripe.confirmSetup({ ...options, redirect: 'if_required' })
    : stripe.confirmPayment({ ...options, redirect: 'if_required' })
}

/** Errors after which the card has certainly not been charged. */
const REFUSALS: readonly StripeError['type'][] = ['card_error', 'validation_error']

/**
 * Confirms an intent with the entered payment method. Whatever Stripe.js returns or throws, the outcome is read from
 * the intent, unless the card was refused.
 */
export async function confirmIntent(attempt: Attempt): Promise<Confirmation> {
  const error = await confirm(attempt).then(
    (result) => result.error,
    () => undefined,
  )
  if (error && REFUSALS.includes(error.type)) return { kind: 'refused', message: error.message ?? null }
  const lookup = await lookUpIntent(attempt.stripe, attempt.secret)
  if (lookup.kind !== 'found') return { kind: 'uncertain' }
  const { intent } = lookup
  if (intent.status === 'succeeded' || intent.status === 'processing') return { kind: 'confirmed', intent }
  return { kind: 'refused', message: intent.refusal ?? ownMessage(error) }
}

/** Returns the message of an error about the payment itself; those of the connection are for developers. */
const ownMessage = (error: StripeError | undefined): string | null =>
  error?.type === 'invalid_request_error' ? (error.message ?? null) : null
