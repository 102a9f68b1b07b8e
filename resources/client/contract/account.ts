import * as z from 'zod/mini'

import { accessTokenSchema } from './access-tokens'
import { socialProfileSchema } from './social'
import { twoFactorFields } from './two-factor'
import { normalizeUser, userShape } from './user'
import { listOf, optionalNumber as number, optionalText as text } from './wire'

/**
 * An account as its owner, the family's parent and administrators see it (product spec, section 3; backend contract,
 * sections 3 and 3.3). Relations are empty unless requested through `with`.
 */
export const accountSchema = z.pipe(
  z.looseObject({
    ...userShape,
    social_profiles: listOf(socialProfileSchema),
    tokens: listOf(accessTokenSchema),
    ...twoFactorFields,
    /** Bytes. */
    available_space: number,
    last_login: z.optional(z.nullable(z.looseObject({ created_at: text }))),
    created_at: text,
  }),
  z.transform((user) => normalizeUser(user)),
)
/** An account after parsing. */
export type Account = z.output<typeof accountSchema>
