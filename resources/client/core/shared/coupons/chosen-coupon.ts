import * as z from 'zod/mini'

import { stored } from '@/core/platform/storage/local'

/**
 * Coupon that the visitor entered. The routes have only its id, while the server validates codes: the code is kept to
 * validate it again at checkout.
 */
export const chosenCoupon = stored({
  key: 'coupon',
  schema: z.object({
    id: z.union([z.number(), z.string()]),
    code: z.string().check(z.minLength(1), z.maxLength(100)),
    productId: z.number(),
  }),
})
