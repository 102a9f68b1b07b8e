/** Currencies that Stripe charges in whole units (docs.stripe.com/currencies). */
const ZERO_DECIMAL = 'BIF CLP DJF GNF JPY KMF KRW MGA PYG RWF VND VUV XAF XOF XPF'.split(' ')

/** Currencies with 1000 minor units, of which Stripe accepts only multiples of ten. */
const THREE_DECIMAL = 'BHD JOD KWD OMR TND'.split(' ')

/** Returns how many minor units one unit of a currency has, as Stripe counts: not always what `Intl` says. */
function unitsPer(currency: string): number {
  const code = currency.toUpperCase()
  if (ZERO_DECIMAL.includes(code)) return 1
  return THREE_DECIMAL.includes(code) ? 1000 : 100
}

/** Converts an amount to Stripe's integer: `4.99` EUR is `499`, `499` JPY is `499`. */
export function toStripeAmount(amount: number, currency: string): number {
  const perUnit = unitsPer(currency)
  const step = perUnit === 1000 ? 10 : 1
  return Math.round(Number(((amount * perUnit) / step).toFixed(6))) * step
}

/** Converts Stripe's integer to an amount: `499` EUR is `4.99`. */
export const fromStripeAmount = (units: number, currency: string): number => units / unitsPer(currency)
