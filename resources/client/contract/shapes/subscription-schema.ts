import * as z from 'zod/mini'

import { optionalNumber as number, optionalText as text, rowFlag } from '../machinery/wire-values'
import { priceSchema } from './prices'

/**
 * A user's subscription to a plan (backend contract, section 4.3). Dates are ISO 8601; null for those that don't apply.
 */
export const subscriptionSchema = z.looseObject({
  id: z.optional(z.number()),
  user_id: number,
  product_id: number,
  price_id: number,
  price: z.optional(z.nullable(priceSchema)),
  product: z.optional(z.nullable(z.looseObject({ id: z.number(), name: text }))),
  /** `stripe`, `paypal`, or `none` for one that an administrator granted. */
  gateway_name: text,
  description: text,
  trial_ends_at: text,
  /** End of a cancelled subscription; until then it is on its grace period. */
  ends_at: text,
  renews_at: text,
  /** Whether the subscription grants the plan's permissions: on trial, active or on its grace period. */
  valid: rowFlag,
  active: rowFlag,
  on_trial: rowFlag,
  on_grace_period: rowFlag,
  /** The last renewal failed and has not been paid since. */
  past_due: rowFlag,
  cancelled: rowFlag,
  created_at: text,
  updated_at: text,
})
/** A subscription after parsing. */
export type Subscription = z.output<typeof subscriptionSchema>
