import type { StripeConstructor } from '@stripe/stripe-js'

import { type Browser, createStripe } from './create-stripe'

/** Release train of @stripe/stripe-js, which its loader compares. */
const VERSION = 'endive'

/** Defines `window.Stripe` as the script at js.stripe.com does. */
export function installStripe(browser: Browser): void {
  const construct = (key: string) => createStripe(key, browser)
  // The published type declares more than the client uses; the missing parts throw.
  window.Stripe = Object.assign(construct, { version: VERSION }) as unknown as StripeConstructor
}
