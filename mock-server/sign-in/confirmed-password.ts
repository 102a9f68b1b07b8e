import type { Endpoint } from '@/contract/endpoint'
import { PASSWORD_CONFIRMATION_SECONDS } from '@/contract/password-confirmation'
import { seconds } from '@/lib/dates/duration'

import type { MockRequest } from '../mock'
import { MockFailure } from '../mock-failure'

/** So long a confirmed password opens what asks for it, in milliseconds (spec section 9). */
export const CONFIRMATION_WINDOW = seconds(PASSWORD_CONFIRMATION_SECONDS)

type Visit = Pick<MockRequest<Endpoint>, 'session' | 'world'>

/** Whether the session's password was confirmed within so many milliseconds. */
export const isPasswordConfirmed = ({ session, world }: Visit, within = CONFIRMATION_WINDOW): boolean =>
  session.passwordConfirmedAt !== null && world.now() - session.passwordConfirmedAt < within

/** Answers 423 unless the password was confirmed a short while ago (backend contract, section 2.4). */
export function demandConfirmedPassword(visit: Visit): void {
  if (!isPasswordConfirmed(visit)) throw new MockFailure(423, { message: 'Password confirmation required.' })
}
