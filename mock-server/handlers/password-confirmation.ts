import { passwordConfirmation } from '@/contract/password-confirmation'
import { minutes, seconds } from '@/lib/dates/duration'

import { hasPassword } from '../accounts/credentials'
import { invalid } from '../invalid'
import { mockGroup, Reply } from '../mock'
import { signedIn } from '../music/people'
import { isPasswordConfirmed } from '../sign-in/confirmed-password'
import { FORTIFY_DONE } from '../sign-in/fortify-done'

/** Fortify's default when the query has no time: Laravel's `auth.password_timeout` as Fortify reads it. */
const DEFAULT_WINDOW = minutes(15)

export const passwordConfirmationHandlers = mockGroup('passwordConfirmation', passwordConfirmation, {
  status: ({ world, session, user, query }) => {
    signedIn({ user })
    const within = query.seconds === undefined ? DEFAULT_WINDOW : seconds(query.seconds)
    return { confirmed: isPasswordConfirmed({ world, session }, within) }
  },

  confirm: ({ world, session, user, body }) => {
    if (!hasPassword(signedIn({ user }), body.password))
      throw invalid('password', 'The provided password was incorrect.')
    session.passwordConfirmedAt = world.now()
    return new Reply(FORTIFY_DONE, { status: 201 })
  },
})
