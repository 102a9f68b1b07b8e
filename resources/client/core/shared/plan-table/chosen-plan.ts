import * as z from 'zod/mini'

import { priceSchema } from '@/contract/shapes/prices'
import type { OnboardingSelection } from '@/core/platform/navigation/redirects'

const schema = z.object({
  name: z.string(),
  trial: z.nullable(z.object({ amount: z.number(), days: z.number() })),
  price: priceSchema,
})

/**
 * Reads the name and price of the chosen plan as the visitor saw them, since an unverified user may not request it;
 * undefined when the selection has none.
 */
export const chosenPlanOf = (selection: OnboardingSelection | undefined): z.output<typeof schema> | undefined =>
  schema.safeParse(selection?.['plan']).data
