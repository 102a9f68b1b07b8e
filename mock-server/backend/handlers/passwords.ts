import { passwords } from '@/contract/groups/passwords'
import { minutes, seconds } from '@/lib/dates/duration'

import { passwords as documented } from '../../documented/groups/passwords'
import { invalid } from '../../kit/mock-failure'
import { randomToken } from '../../kit/random-token'
import { resetMail } from '../../rules/notifications/mails'
import { findByEmail, hasPassword, requireUser } from '../../rules/permissions/find-user'
import type { Db, MockUser } from '../../state/store/db'
import { mockGroup } from '../pipeline/mock-group'
import { FORTIFY_DONE } from '../sign-in/sign-in'

/** Laravel's defaults for password resets: lifetime of a link and pause before another is sent. */
const RESET_LIFETIME = minutes(60)
const RESET_PAUSE = seconds(60)
const TOKEN_BYTES = 32

function findKnownUser(db: Db, email: string): MockUser {
  const user = findByEmail(db, email)
  if (!user) throw invalid('email', "We can't find a user with that email address.")
  return user
}

export const passwordHandlers = mockGroup(passwords, documented, {
  forgot: ({ world: { db, outbox, now }, body }) => {
    const user = findKnownUser(db, body.email)
    const last = db.passwordResets.get(user.id)
    if (last && now() < last.created_at + RESET_PAUSE) throw invalid('email', 'Please wait before retrying.')
    const { token } = db.passwordResets.insert({ id: user.id, token: randomToken(TOKEN_BYTES), created_at: now() })
    outbox.send(resetMail(user, token))
    return { message: 'We have emailed your password reset link.' }
  },

  reset: ({ world: { db, sessions, now }, body: { token, email, password } }) => {
    const { id } = findKnownUser(db, email)
    const mailed = db.passwordResets.get(id)
    if (mailed?.token !== token || mailed.created_at + RESET_LIFETIME < now()) {
      throw invalid('email', 'This password reset token is invalid.')
    }
    db.passwordResets.remove(id)
    db.users.update(id, { password })
    sessions.forgetUser(id)
    return { message: 'Your password has been reset.' }
  },

  change: ({ world: { db }, user, body: { current_password, password } }) => {
    const self = requireUser({ user })
    if (!hasPassword(self, current_password)) {
      throw invalid('current_password', 'The provided password does not match your current password.')
    }
    db.users.update(self.id, { password })
    return FORTIFY_DONE
  },
})
