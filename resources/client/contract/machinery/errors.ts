import * as z from 'zod/mini'

import { phpMap } from './wire-values'

/** Link that the server adds to an error response, e.g. "Upgrade" to `/pricing` (backend contract, section 2.4). */
const errorActionSchema = z.looseObject({ label: z.string(), action: z.string() })

/** Body of an error response. `errors` holds the field errors of a 422 and may be PHP's empty list. */
export const errorBodySchema = z.looseObject({
  message: z.optional(z.string()),
  errors: z.optional(phpMap(z.union([z.string(), z.array(z.string())]))),
  action: z.optional(z.nullable(errorActionSchema)),
})

/** Body of an error response after parsing. */
export type ErrorBody = z.output<typeof errorBodySchema>
