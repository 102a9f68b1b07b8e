import * as z from 'zod/mini'

import { emptyResponse, endpoint } from '../machinery/endpoint'

/** Number of digits in an email verification code (spec section 9). */
export const VERIFICATION_CODE_LENGTH = 6

/** Email verification of a new account (spec section 7; backend contract, section 3). */
export const emailVerification = {
  resend: endpoint({
    method: 'POST',
    path: 'resend-email-verification',
    body: z.object({ email: z.string().check(z.minLength(1, 'The email field is required.')) }),
    response: emptyResponse,
    assumed:
      'whose email address it accepts is not documented: here the user’s, a child’s, and any for those who manage users',
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
    response: emptyResponse,
  }),
}
