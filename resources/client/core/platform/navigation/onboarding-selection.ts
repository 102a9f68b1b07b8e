import * as z from 'zod/mini'

import { stored } from '@/core/platform/storage/local'

const id = z.union([z.number(), z.string().check(z.minLength(1), z.maxLength(100))])

const schema = z.object({ productId: id, priceId: id, couponId: z.optional(id) })

/** The plan that a guest chose, to be bought after signing in (spec section 3). */
export type OnboardingSelection = z.output<typeof schema>

/** Stored selection; the checkout removes it. */
export const onboardingSelection = stored({ key: 'onboarding', schema })
