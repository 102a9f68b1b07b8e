import * as z from 'zod/mini'

import { emptyAnswer } from './empty-answer'
import { endpoint } from './endpoint'

/** Digits of the code that the verification mail carries (spec section 9). */
export const VERIFICATION_CODE_LENGTH = 6

/** Confirming the e-mail address of a new account (spec section 7; backend contract, section 3). */
export const emailVerification = {
  resend: endpoint({
    method: 'POST',
    path: 'resend-email-verification',
    body: z.object({ email: z.string().check(z.minLength(1, 'The email field is required.')) }),
    response: emptyAnswer,
    assumed: 'whose address it takes is not stated: one’s own, a child’s, and for those who manage users anybody’s',
  }),
  validate: endpoint({
    method: 'POST',
    path: 'validate-email-verification-otp',
    body: z.object({
      code: z
        .string()
        .check(
          z.minLength(1, 'The code field is required.'),
          z.maxLength(VERIFICATION_CODE_LENGTH, 'The code may not be greater than 6 characters.'),
        ),
    }),
    response: emptyAnswer,
  }),
}
