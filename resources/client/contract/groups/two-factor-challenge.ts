import * as z from 'zod/mini'

import { endpoint } from '../machinery/endpoint'
import { encodedBootstrap } from './bootstrap'

/** Number of digits in an authenticator code (spec section 9). */
export const TWO_FACTOR_CODE_LENGTH = 6
/** Length of a recovery code in characters (spec section 9). */
export const RECOVERY_CODE_LENGTH = 21

/** Authenticator code; a string, because it may start with zeros. */
export const twoFactorCode = z
  .string()
  .check(
    z.minLength(1, 'The code field is required.'),
    z.length(TWO_FACTOR_CODE_LENGTH, 'The code field must be 6 characters.'),
  )

/**
 * Second step of a sign-in whose response was `two_factor: true` (product spec, section 7; backend contract, section
 * 3).
 */
export const twoFactorChallenge = {
  /** Accepts either code; errors are reported on the field that was sent. */
  submit: endpoint({
    method: 'POST',
    path: 'auth/two-factor-challenge',
    body: z.object({
      code: z.optional(twoFactorCode),
      recovery_code: z.optional(
        z
          .string()
          .check(
            z.minLength(1, 'The recovery code field is required.'),
            z.length(RECOVERY_CODE_LENGTH, 'The recovery code field must be 21 characters.'),
          ),
      ),
    }),
    response: z.looseObject({ bootstrapData: encodedBootstrap, two_factor: z.optional(z.literal(false)) }),
    startsSession: true,
  }),
}
