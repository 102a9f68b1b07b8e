import type { ShownSubscription } from '@/core/shared/subscription/subscription-state'

import type { Account } from './queries'

/** The card on file. */
export type Card = { brand: string; lastFour: string; expires: string | null }

/** Returns the card on file; null without one. Stripe's names of brands are in lower case. */
export function cardOf({ card_brand, card_last_four, card_expires }: Account): Card | null {
  if (!card_last_four) return null
  const brand = (card_brand ?? '').replace(/^\p{Ll}/u, (letter) => letter.toUpperCase())
  return { brand, lastFour: card_last_four, expires: card_expires || null }
}

/** Whether two responses have different cards. */
export const isOtherCard = (before: Account, after: Account): boolean =>
  JSON.stringify(cardOf(before)) !== JSON.stringify(cardOf(after))

/** The subscription whose payment is missing; undefined when all are paid. */
export const pastDueOf = (shown: readonly ShownSubscription[]): ShownSubscription | undefined =>
  shown.find(({ state }) => state.kind === 'pastDue')
