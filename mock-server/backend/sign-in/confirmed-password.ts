import { PASSWORD_CONFIRMATION_SECONDS } from '@/contract/groups/password-confirmation'
import type { Endpoint } from '@/contract/machinery/endpoint'
import { HttpStatus } from '@/contract/machinery/http-status'
import { seconds } from '@/lib/dates/duration'

import { MockFailure } from '../../kit/mock-failure'
import type { MockRequest } from '../pipeline/mock-group'

/** How long a confirmed password stays valid, in milliseconds (spec section 9). */
export const CONFIRMATION_WINDOW = seconds(PASSWORD_CONFIRMATION_SECONDS)

type Visit = Pick<MockRequest<Endpoint>, 'session' | 'world'>

/** Checks that the session's password was confirmed at most `within` milliseconds ago. */
export const isPasswordConfirmed = ({ session, world }: Visit, within = CONFIRMATION_WINDOW): boolean =>
  session.passwordConfirmedAt !== null && world.now() - session.passwordConfirmedAt < within

/** Throws 423 unless the password was confirmed recently (backend contract, section 2.4). */
export function requireConfirmedPassword(visit: Visit): void {
  if (!isPasswordConfirmed(visit))
    throw new MockFailure(HttpStatus.Locked, { message: 'Password confirmation required.' })
}
