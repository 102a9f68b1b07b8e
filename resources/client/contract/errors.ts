import * as z from 'zod/mini'

import { phpMap } from './wire'

/** Link that the server adds to a refusal, e.g. "Upgrade" to `/pricing` (backend contract, section 2.4). */
const errorActionSchema = z.looseObject({ label: z.string(), action: z.string() })

/** Every failure the backend answers with: 422 field errors included, `errors` may be a PHP empty list. */
export const errorBodySchema = z.looseObject({
  message: z.optional(z.string()),
  errors: z.optional(phpMap(z.union([z.string(), z.array(z.string())]))),
  action: z.optional(z.nullable(errorActionSchema)),
})

/** A failure's body after parsing. */
export type ErrorBody = z.output<typeof errorBodySchema>
