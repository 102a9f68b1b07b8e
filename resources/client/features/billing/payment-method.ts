import type { Subscription } from '@/contract/shapes/subscription-schema'

import type { Account } from './queries'

/** The card on file. */
export type Card = { brand: string; lastFour: string; expires: string | null }

/** Returns the card on file; null without one. Stripe's brand names are lower case. */
export function cardOf({ card_brand, card_last_four, card_expires }: Account): Card | null {
  if (!card_last_four) return null
  const brand = (card_brand ?? '').replace(/^\p{Ll}/u, (letter) => letter.toUpperCase())
  return { brand, lastFour: card_last_four, expires: card_expires || null }
}

/** Whether the user pays through PayPal, which stores the payment method. */
export const isPaypal = ({ gateway_name }: Pick<Subscription, 'gateway_name'>): boolean => gateway_name === 'paypal'

/** Whether the user pays with a card that Stripe stores. */
export const isStripe = ({ gateway_name }: Pick<Subscription, 'gateway_name'>): boolean => gateway_name === 'stripe'

/** PayPal's page where users change how they pay, or stop payments. */
export const PAYPAL_PAYMENTS_URL = 'https://www.paypal.com/myaccount/autopay/'
