import * as z from 'zod/mini'

import { userInOneSpelling, userShape } from './user'
import { listOf, optionalNumber as number, optionalText as text } from './wire'

/** A social account that signs in to this one. */
const socialProfileSchema = z.looseObject({ service_name: z.string(), username: text })

/** A personal API token; its text is shown once, when it is made. */
const tokenSchema = z.looseObject({ id: number, name: text, last_used_at: text })

/**
 * An account as its owner, the parent of its family and administrators see it (product spec, section 3; backend contract,
 * sections 3 and 3.3). Relations are empty unless they were asked for by `with`.
 */
export const accountSchema = z.pipe(
  z.looseObject({
    ...userShape,
    social_profiles: listOf(socialProfileSchema),
    tokens: listOf(tokenSchema),
    two_factor_confirmed_at: text,
    /** Sent once two-factor is confirmed. */
    two_factor_recovery_codes: listOf(z.string()),
    /** Bytes. */
    available_space: number,
    last_login: z.optional(z.nullable(z.looseObject({ created_at: text }))),
    created_at: text,
  }),
  z.transform((user) => userInOneSpelling(user)),
)
