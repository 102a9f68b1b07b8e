import * as z from 'zod/mini'

import { optionalNumber as number, optionalText as text } from './wire-values'

/** An amount of money in units of its currency; some servers send it as text, with a comma or a point. */
export const amountSchema = z.pipe(
  z.union([z.number(), z.string()]),
  z.pipe(
    z.transform((amount: number | string) => Number(String(amount).replace(',', '.'))),
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
