import { seconds } from '@/lib/dates/duration'

import type { MockRequest } from './mock'
import { MockFailure } from './mock-failure'
import type { Endpoint } from '@/contract/endpoint'

/** So long a confirmed password opens what asks for it, in milliseconds (spec section 9). */
export const CONFIRMATION_WINDOW = seconds(9000)

type Visit = Pick<MockRequest<Endpoint>, 'session' | 'world'>

/** Whether the session's password was confirmed a short while ago. */
export const isPasswordConfirmed = ({ session, world }: Visit): boolean =>
  session.passwordConfirmedAt !== null && world.now() - session.passwordConfirmedAt < CONFIRMATION_WINDOW

/** Answers 423 unless the password was confirmed a short while ago (backend contract, section 2.4). */
export function demandConfirmedPassword(visit: Visit): void {
  if (!isPasswordConfirmed(visit)) throw new MockFailure(423, { message: 'Password confirmation required.' })
}
