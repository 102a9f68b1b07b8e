import { passwordConfirmation } from '@/contract/groups/password-confirmation'
import { HttpStatus } from '@/contract/machinery/http-status'
import { minutes, seconds } from '@/lib/dates/duration'

import { passwordConfirmation as documented } from '../../documented/groups/password-confirmation'
import { invalid } from '../../kit/mock-failure'
import { hasPassword, requireUser } from '../../rules/permissions/find-user'
import { mockGroup, MockResponse } from '../pipeline/mock-group'
import { isPasswordConfirmed } from '../sign-in/confirmed-password'
import { FORTIFY_DONE } from '../sign-in/sign-in'

/** Fortify's default when the query has no time: Laravel's `auth.password_timeout` as Fortify reads it. */
const DEFAULT_WINDOW = minutes(15)

export const passwordConfirmationHandlers = mockGroup(passwordConfirmation, documented, {
  status: ({ world, session, user, query }) => {
    requireUser({ user })
    const within = query.seconds === undefined ? DEFAULT_WINDOW : seconds(query.seconds)
    return { confirmed: isPasswordConfirmed({ world, session }, within) }
  },

  confirm: ({ world, session, user, body }) => {
    if (!hasPassword(requireUser({ user }), body.password))
      throw invalid('password', 'The provided password was incorrect.')
    session.passwordConfirmedAt = world.now()
    return new MockResponse(FORTIFY_DONE, { status: HttpStatus.Created })
  },
})
