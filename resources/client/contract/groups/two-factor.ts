import * as z from 'zod/mini'

import { emptyResponse, endpoint } from '../machinery/endpoint'
import { optionalText } from '../machinery/wire-values'
import { twoFactorCode } from './two-factor-challenge'

/** Setup state of two-factor authentication (spec section 4). */
export type TwoFactorState = 'off' | 'unconfirmed' | 'on'

/**
 * Two-factor fields of `users/me`. Recovery codes are a list once confirmed; before that they are an opaque string
 * (assumed: encrypted), which only shows that the setup was started.
 */
export const twoFactorFields = {
  two_factor_confirmed_at: optionalText,
  two_factor_recovery_codes: z.optional(z.nullable(z.union([z.array(z.string()), z.string()]))),
}
const schema = z.object(twoFactorFields)

/** Derives the two-factor state from the fields of `users/me`. */
export function twoFactorState({
  two_factor_confirmed_at,
  two_factor_recovery_codes,
}: z.output<typeof schema>): TwoFactorState {
  if (two_factor_confirmed_at) return 'on'
  return two_factor_recovery_codes && two_factor_recovery_codes.length > 0 ? 'unconfirmed' : 'off'
}

/** Two-factor authentication of the current user. Every request needs a recent password confirmation, else 423. */
export const twoFactor = {
  /** Generates the secret and recovery codes; they take effect after `confirm`. */
  enable: endpoint({ method: 'POST', path: 'auth/user/two-factor-authentication', response: emptyResponse }),
  /** The secret as a QR code and as text. Fails unless `enable` was called. */
  qrCode: endpoint({
    method: 'GET',
    path: 'auth/user/two-factor/qr-code',
    response: z.looseObject({ svg: z.string(), secret: z.string() }),
    assumed: 'how it fails before the setup is started is not documented: 500 here',
  }),
  confirm: endpoint({
    method: 'POST',
    path: 'auth/user/confirmed-two-factor-authentication',
    body: z.object({ code: twoFactorCode }),
    response: emptyResponse,
  }),
  /** Replaces all recovery codes; `users/me` returns the new ones. */
  renewRecoveryCodes: endpoint({
    method: 'POST',
    path: 'auth/user/two-factor-recovery-codes',
    response: emptyResponse,
  }),
  disable: endpoint({ method: 'DELETE', path: 'auth/user/two-factor-authentication', response: emptyResponse }),
}
