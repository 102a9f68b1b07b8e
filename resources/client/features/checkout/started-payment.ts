import * as z from 'zod/mini'

import { storedForSession } from '@/core/platform/session/session-storage'

import type { OrderIds } from './order'

const charge = { amount: z.number(), currency: z.string() }

const schema = z.object({
  gateway: z.enum(['stripe', 'paypal']),
  /** Client secret of a Stripe intent, or id of a PayPal subscription. */
  id: z.string(),
  couponId: z.nullable(z.string()),
  /** Next payment as the user saw it; `date` is ISO 8601. */
  next: z.object({ ...charge, date: z.string() }),
  /** Amount that PayPal was approved to charge; Stripe reports its own. */
  approved: z.optional(z.object(charge)),
})

/** A payment that this tab has started and not yet completed. */
export type StartedPayment = z.output<typeof schema>

/**
 * The payment that the current user has started for a price. It outlasts a reload, so that the same payment is
 * continued or recognized as paid, instead of a second one being created.
 */
export const startedPayment = ({ product, price }: OrderIds) =>
  storedForSession({ key: `checkout:${product.id}:${price.id}`, schema })
