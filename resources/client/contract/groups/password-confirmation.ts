import * as z from 'zod/mini'

import { emptyResponse, endpoint } from '../machinery/endpoint'
import { wireNumber } from '../machinery/wire-values'

/** How long a password confirmation stays valid, in seconds (spec section 9). */
export const PASSWORD_CONFIRMATION_SECONDS = 9000

/** Password confirmation before dangerous actions (product spec, section 7; backend contract, section 3). */
export const passwordConfirmation = {
  /** Whether the password was confirmed within the last `seconds`. */
  status: endpoint({
    method: 'GET',
    path: 'auth/user/confirmed-password-status',
    query: z.object({ seconds: wireNumber }),
    response: z.looseObject({ confirmed: z.boolean() }),
  }),
  confirm: endpoint({
    method: 'POST',
    path: 'auth/user/confirm-password',
    body: z.object({ password: z.string().check(z.minLength(1, 'The password field is required.')) }),
    response: emptyResponse,
  }),
}
