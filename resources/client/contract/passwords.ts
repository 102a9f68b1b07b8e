import * as z from 'zod/mini'

import { emailAddress } from './email-address'
import { emptyAnswer, orEmpty } from './empty-answer'
import { endpoint } from './endpoint'
import { newPassword, repeatedAlike } from './new-password'
import { optionalText } from './wire'

/** The server's message about what it did. */
const told = orEmpty(z.looseObject({ message: optionalText }))

/** Forgotten, reset and changed passwords (product spec, section 7; backend contract, section 3). */
export const passwords = {
  /** Sends the mail with the link; what is wrong, an unknown address too, stands at `email`. */
  forgot: endpoint({
    method: 'POST',
    path: 'auth/forgot-password',
    body: z.object({ email: emailAddress }),
    response: told,
  }),
  /** The token comes from the link of the mail, which does not name the address. Signs nobody in. */
  reset: endpoint({
    method: 'POST',
    path: 'auth/reset-password',
    body: z.object({ token: z.string(), email: emailAddress, ...newPassword }).check(repeatedAlike),
    response: told,
  }),
  change: endpoint({
    method: 'PUT',
    path: 'auth/user/password',
    body: z
      .object({
        current_password: z.string().check(z.minLength(1, 'The current password field is required.')),
        ...newPassword,
      })
      .check(repeatedAlike),
    response: emptyAnswer,
  }),
}
