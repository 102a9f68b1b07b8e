import * as z from 'zod/mini'

import { optionalNumber as number, optionalText as text } from '../machinery/wire-values'

/** Digits with one decimal sign at most: `1299`, `1299.00`, `4,99`. */
const PLAIN = /^\d+(?:[.,]\d+)?$/

/** Digits in groups of three, then another sign for decimals: `1,299.00`, `1.299,00`, `1 299,00`. */
const GROUPED = /^[1-9]\d{0,2}([,. ])\d{3}(?:\1\d{3})*(?:(?!\1)[.,]\d+)?$/

/** Parses an amount in text; NaN unless there is exactly one reading, as for `1,299`. */
function parseAmount(text: string): number {
  const spaced = text.trim().replace(/[\s'’]/g, ' ')
  const grouped = GROUPED.exec(spaced)
  if (!grouped !== PLAIN.test(spaced)) return Number.NaN
  return Number(spaced.replaceAll(grouped?.[1] ?? '', '').replace(',', '.'))
}

/** An amount of money in units of its currency. Some servers send text; an ambiguous one violates the contract. */
export const amountSchema = z.pipe(
  z.union([z.number(), z.string()]),
  z.pipe(
    z.transform((amount: number | string) => (typeof amount === 'number' ? amount : parseAmount(amount))),
    z.number().check(z.minimum(0)),
  ),
)

/** Units of a billing period (product spec, section 3). */
export const intervals = ['day', 'week', 'month', 'year'] as const

/** A price of a plan: `amount` is charged every `interval_count` intervals (backend contract, section 4.3). */
export const priceSchema = z.looseObject({
  id: z.number(),
  amount: amountSchema,
  currency: z.string(),
  interval: z.enum(intervals),
  interval_count: z.pipe(
    number,
    z.transform((count) => Math.max(1, count ?? 1)),
  ),
  /** Plan id of PayPal, which its SDK subscribes to; null until the plan has been synced. */
  paypal_id: text,
  stripe_id: text,
  /** Number of subscriptions with this price; only in a single product. */
  subscriptions_count: number,
})
/** A price after parsing. */
export type Price = z.output<typeof priceSchema>
