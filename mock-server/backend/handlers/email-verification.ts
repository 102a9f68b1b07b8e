import { emailVerification } from '@/contract/groups/email-verification'

import { emailVerification as documented } from '../../documented/groups/email-verification'
import { invalid, invalidByHand } from '../../kit/mock-failure'
import { newVerificationCode } from '../../rules/accounts/create-account'
import { verificationMail } from '../../rules/notifications/mails'
import { findByEmail, requireUser } from '../../rules/permissions/find-user'
import { forbidden, may } from '../../rules/permissions/permissions'
import type { MockUser } from '../../state/store/db'
import type { World } from '../../state/world'
import { mockGroup } from '../pipeline/mock-group'

/** Finds the user to mail: the user themselves, their child, or anyone for user managers. */
function findRecipient({ db }: World, self: MockUser, email: string): MockUser {
  const user = findByEmail(db, email)
  if (!user) throw invalid('email', "We can't find a user with that email address.")
  if (user.id !== self.id && user.parent_id !== self.id && !may(db, self, 'users.update')) throw forbidden()
  return user
}

export const emailVerificationHandlers = mockGroup(emailVerification, documented, {
  /** Replaces the code, which invalidates earlier ones. */
  resend: ({ world, user, body }) => {
    const { id, email_verified_at } = findRecipient(world, requireUser({ user }), body.email)
    if (email_verified_at) return { status: 'success' }
    world.outbox.send(verificationMail(world.db.users.update(id, { verification_code: newVerificationCode() })))
    return { status: 'success' }
  },

  validate: ({ world, user, body }) => {
    const { id, verification_code } = requireUser({ user })
    if (body.code !== verification_code) throw invalidByHand('code', 'This code is invalid.')
    world.db.users.update(id, { email_verified_at: new Date(world.now()).toISOString() })
    return { status: 'success' }
  },
})
