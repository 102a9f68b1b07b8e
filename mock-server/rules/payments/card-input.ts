import type { CardInput } from '../../state/parts/gateway'
import type { Decline } from './test-cards'

/** True when the last digit is the check digit that the Luhn algorithm gives. */
export function passesLuhn(number: string): boolean {
  const sum = [...number].toReversed().reduce((total, digit, index) => {
    const value = Number(digit) * (index % 2 === 1 ? 2 : 1)
    return total + (value > 9 ? value - 9 : value)
  }, 0)
  return sum % 10 === 0
}

/** True when the card's last month is over, in UTC. */
export function isExpired({ exp_month, exp_year }: Pick<CardInput, 'exp_month' | 'exp_year'>, now: number): boolean {
  return Date.UTC(exp_year, exp_month) <= now
}

/** Returns the error for a card that no issuer needs to see; undefined for a plausible one. */
export function implausible(card: CardInput, now: number): Decline | undefined {
  if (!/^\d{13,19}$/.test(card.number) || !passesLuhn(card.number))
    return { code: 'incorrect_number', message: 'Your card number is incorrect.' }
  if (!Number.isInteger(card.exp_month) || card.exp_month < 1 || card.exp_month > 12)
    return { code: 'invalid_expiry_month', message: "Your card's expiration month is invalid." }
  if (!Number.isInteger(card.exp_year) || isExpired(card, now))
    return { code: 'invalid_expiry_year', message: "Your card's expiration year is invalid." }
  if (!/^\d{3,4}$/.test(card.cvc)) return { code: 'invalid_cvc', message: "Your card's security code is invalid." }
  return undefined
}
