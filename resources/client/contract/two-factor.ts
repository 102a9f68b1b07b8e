import * as z from 'zod/mini'

import { emptyAnswer } from './empty-answer'
import { endpoint } from './endpoint'
import { twoFactorCode } from './two-factor-challenge'
import { optionalText } from './wire'

/** How far a user has come with two-factor authentication (spec section 4). */
export type TwoFactorState = 'off' | 'unconfirmed' | 'on'

/**
 * What `users/me` tells of it. The codes are a list once it is confirmed; before that they are there in some other form
 * (assumed: the text as it is stored, encrypted), which says no more than that it was begun.
 */
export const twoFactorFields = {
  two_factor_confirmed_at: optionalText,
  two_factor_recovery_codes: z.optional(z.nullable(z.union([z.array(z.string()), z.string()]))),
}
const schema = z.object(twoFactorFields)

/** The state that a user of `users/me` tells of. */
export function twoFactorState({
  two_factor_confirmed_at,
  two_factor_recovery_codes,
}: z.output<typeof schema>): TwoFactorState {
  if (two_factor_confirmed_at) return 'on'
  return two_factor_recovery_codes && two_factor_recovery_codes.length > 0 ? 'unconfirmed' : 'off'
}

/** Two-factor authentication of one's own account; all of it wants a recent confirmation of the password, else 423. */
export const twoFactor = {
  /** Makes secret and recovery codes, in force once a code of the authenticator confirms them. */
  enable: endpoint({ method: 'POST', path: 'auth/user/two-factor-authentication', response: emptyAnswer }),
  /** What an authenticator reads, as picture and as text. Fails where two-factor authentication was not begun. */
  qrCode: endpoint({
    method: 'GET',
    path: 'auth/user/two-factor/qr-code',
    response: z.looseObject({ svg: z.string(), secret: z.string() }),
    assumed: 'the facts say that it fails where nothing was begun, and not how: 500 here',
  }),
  confirm: endpoint({
    method: 'POST',
    path: 'auth/user/confirmed-two-factor-authentication',
    body: z.object({ code: twoFactorCode }),
    response: emptyAnswer,
  }),
  /** Replaces all recovery codes; the new ones are read from `users/me`. */
  renewRecoveryCodes: endpoint({ method: 'POST', path: 'auth/user/two-factor-recovery-codes', response: emptyAnswer }),
  disable: endpoint({ method: 'DELETE', path: 'auth/user/two-factor-authentication', response: emptyAnswer }),
}
