import { numberFormat } from './intl'
import { roundHalfUp } from './round-half-up'

/** Returns how many decimals a currency has: 2 for EUR, 0 for JPY, 3 for KWD; 2 for an unknown currency code. */
export function decimalsOf(currency: string): number {
  try {
    return numberFormat('en', { style: 'currency', currency }).resolvedOptions().maximumFractionDigits ?? 2
  } catch {
    return 2
  }
}

/** Converts an amount to whole minor units of its currency: `4.99` EUR is `499`, `1480.5` JPY is `1481`. */
export const toMinorUnits = (amount: number, currency: string): number =>
  roundHalfUp(amount * 10 ** decimalsOf(currency))

/** Converts minor units of a currency to an amount: `499` EUR is `4.99`. */
export const fromMinorUnits = (minor: number, currency: string): number => minor / 10 ** decimalsOf(currency)

/** Rounds an amount to what its currency can express. */
export const roundMoney = (amount: number, currency: string): number =>
  fromMinorUnits(toMinorUnits(amount, currency), currency)

/** Percent of an amount, or units of its currency. */
export type Discount = { discount: number; type: 'percentage' | 'fixed' }

/** Lowers an amount, never below 0. Half a minor unit is charged as a whole one: never more than shown. */
export function lowered(amount: number, currency: string, { discount, type }: Discount): number {
  const full = toMinorUnits(amount, currency)
  const rest =
    type === 'percentage' ? roundHalfUp((full * (100 - discount)) / 100) : full - toMinorUnits(discount, currency)
  return fromMinorUnits(Math.max(0, rest), currency)
}
