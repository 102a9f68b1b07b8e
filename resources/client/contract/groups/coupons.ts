import * as z from 'zod/mini'

import { endpoint, orEmpty } from '../machinery/endpoint'
import { optionalText } from '../machinery/wire-values'
import { amountSchema } from '../shapes/prices'

const replySchema = orEmpty(
  z.looseObject({
    coupon_id: z.optional(z.nullable(z.union([z.number(), z.string()]))),
    discount: z.optional(z.nullable(amountSchema)),
    discount_type: z.optional(z.nullable(z.enum(['percentage', 'fixed']))),
    message: optionalText,
  }),
)

/** A coupon that the server accepts for a product. */
export type Coupon = {
  id: number | string
  /** Percent, or units of the price's currency. */
  discount: number
  type: 'percentage' | 'fixed'
}

/** Outcome of a validation: the coupon, or null when it is not valid. */
export type CouponResponse = { coupon: Coupon | null; message: string | null }

/** Coupons (product spec, sections 3 and 7). */
export const coupons = {
  /** A refusal is a response without `coupon_id`, or a 4xx with a message. */
  validate: endpoint({
    method: 'POST',
    path: 'coupons/validate',
    body: z.object({
      coupon_code: z.string().check(z.minLength(1, 'The coupon code field is required.')),
      product_id: z.number(),
    }),
    response: z.pipe(
      replySchema,
      z.transform((reply): CouponResponse => {
        const { coupon_id, discount, discount_type, message = null } = reply ?? {}
        const isValid = coupon_id != null && coupon_id !== '' && discount != null && discount_type != null
        return { coupon: isValid ? { id: coupon_id, discount, type: discount_type } : null, message }
      }),
    ),
    assumed: 'the status of a refused coupon is not documented: both a 2xx without coupon_id and a 4xx are refusals',
  }),
}
