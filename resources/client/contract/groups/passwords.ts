import * as z from 'zod/mini'

import { emptyResponse, endpoint, orEmpty } from '../machinery/endpoint'
import { optionalText } from '../machinery/wire-values'
import { emailAddress, newPassword, passwordsMatch } from '../shapes/credentials'

/** The server's message about the outcome. */
const messageResponse = orEmpty(z.looseObject({ message: optionalText }))

/** Password reset and change (product spec, section 7; backend contract, section 3). */
export const passwords = {
  /** Emails a reset link; errors, including an unknown address, are in `errors.email`. */
  forgot: endpoint({
    method: 'POST',
    path: 'auth/forgot-password',
    body: z.object({ email: emailAddress }),
    response: messageResponse,
  }),
  /** The token is from the emailed link, which does not include the address. Does not sign the user in. */
  reset: endpoint({
    method: 'POST',
    path: 'auth/reset-password',
    body: z.object({ token: z.string(), email: emailAddress, ...newPassword }).check(passwordsMatch),
    response: messageResponse,
  }),
  change: endpoint({
    method: 'PUT',
    path: 'auth/user/password',
    body: z
      .object({
        current_password: z.string().check(z.minLength(1, 'The current password field is required.')),
        ...newPassword,
      })
      .check(passwordsMatch),
    response: emptyResponse,
  }),
}
