import { emailVerification } from '@/contract/email-verification'

import type { MockUser } from '../db'
import { mockGroup } from '../mock'
import { MockFailure } from '../mock-failure'

function signedIn(user: MockUser | null): MockUser {
  if (!user) throw new MockFailure(401, { message: 'Unauthenticated.' })
  return user
}

export const emailVerificationHandlers = mockGroup('emailVerification', emailVerification, {
  resend: ({ user }) => {
    signedIn(user)
    return { status: 'success' }
  },

  validate: ({ world, user, body }) => {
    const { id, verification_code } = signedIn(user)
    if (body.code !== verification_code) {
      const message = 'This code is invalid.'
      throw new MockFailure(422, { message, errors: { code: message } })
    }
    world.db.users.update(id, { email_verified_at: new Date(world.now()).toISOString() })
    return { status: 'success' }
  },
})
