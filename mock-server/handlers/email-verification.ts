import { emailVerification } from '@/contract/email-verification'

import { findByEmail } from '../accounts/credentials'
import { newVerificationCode } from '../accounts/verification-code'
import { invalid, invalidByHand } from '../invalid'
import { mockGroup } from '../mock'
import { signedIn } from '../music/people'
import { forbidden, may } from '../permissions'
import { verificationMail } from '../sign-in/mails'
import type { MockUser } from '../store/db'
import type { World } from '../world'

/** Finds the user to mail: the user themselves, their child, or anyone for user managers. */
function addressee({ db }: World, self: MockUser, email: string): MockUser {
  const user = findByEmail(db, email)
  if (!user) throw invalid('email', "We can't find a user with that email address.")
  if (user.id !== self.id && user.parent_id !== self.id && !may(db, self, 'users.update')) throw forbidden()
  return user
}

export const emailVerificationHandlers = mockGroup('emailVerification', emailVerification, {
  /** Replaces the code, which invalidates earlier ones. */
  resend: ({ world, user, body }) => {
    const { id, email_verified_at } = addressee(world, signedIn({ user }), body.email)
    if (email_verified_at) return { status: 'success' }
    world.outbox.send(verificationMail(world.db.users.update(id, { verification_code: newVerificationCode() })))
    return { status: 'success' }
  },

  validate: ({ world, user, body }) => {
    const { id, verification_code } = signedIn({ user })
    if (body.code !== verification_code) throw invalidByHand('code', 'This code is invalid.')
    world.db.users.update(id, { email_verified_at: new Date(world.now()).toISOString() })
    return { status: 'success' }
  },
})
