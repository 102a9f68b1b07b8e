import type { PaymentIntent, SetupIntent } from '@stripe/stripe-js'

import type { Intent } from '../../state/parts/gateway'

const METHOD_TYPES = ['card', 'sepa_debit']

/** Returns the intent as Stripe's API shows it to the browser. */
export function presentIntent(intent: Intent): PaymentIntent | SetupIntent {
  const { id, client_secret, status, payment_method, last_error, description } = intent
  const common = {
    id,
    client_secret,
    payment_method,
    description,
    created: Math.floor(intent.created / 1000),
    livemode: false,
    next_action: null,
    cancellation_reason: null,
    payment_method_types: METHOD_TYPES,
  }
  if (intent.object === 'setup_intent')
    return {
      ...common,
      object: 'setup_intent',
      // A setup intent is never captured.
      status: status === 'requires_capture' ? 'succeeded' : status,
      last_setup_error: last_error,
      usage: 'off_session',
    }
  return {
    ...common,
    object: 'payment_intent',
    status,
    amount: intent.amount,
    currency: intent.currency,
    canceled_at: null,
    capture_method: 'automatic',
    confirmation_method: 'automatic',
    last_payment_error: last_error,
    receipt_email: null,
    setup_future_usage: 'off_session',
    shipping: null,
  }
}
