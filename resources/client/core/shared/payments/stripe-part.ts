// Separate chunk: everything that contains Stripe's code.
import type { Stripe } from '@stripe/stripe-js'
import { loadStripe } from '@stripe/stripe-js/pure'

import { loadPaymentScript } from './payment-scripts'

export { CardForm } from './card-form'

/** Script that the installed `@stripe/stripe-js` works with; a test compares the two. */
export const STRIPE_SCRIPT = 'https://js.stripe.com/endive/stripe.js'

/**
 * Returns Stripe for a public key. The script is inserted here rather than by `loadStripe`, which does not support
 * Trusted Types. Rejects when the script fails to load; the next call tries again.
 */
export async function connectStripe(publicKey: string): Promise<Stripe> {
  if (!('Stripe' in window)) await loadPaymentScript(STRIPE_SCRIPT)
  const stripe = await loadStripe(publicKey)
  if (!stripe) throw new Error('Stripe is not available')
  return stripe
}
