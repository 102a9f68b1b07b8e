import { social } from '@/contract/groups/social'

import { findByEmail, hasPassword, requireUser } from '../accounts/find-user'
import { mockGroup } from '../mock'
import { invalidByHand } from '../mock-failure'
import { signIn } from '../sign-in/sign-in'
import { connectProfile, disconnectService } from '../social/profiles'

export const socialHandlers = mockGroup('social', social, {
  connect: ({ world, session, body }) => {
    const profile = session.pendingProfile
    const user = profile && findByEmail(world.db, profile.email)
    if (!profile || !user || !hasPassword(user, body.password)) {
      throw invalidByHand('password', 'Specified credentials are not valid')
    }
    connectProfile(world.db, user.id, profile)
    return signIn({ world, session }, user.id)
  },

  disconnect: ({ world, user, params }) => {
    disconnectService(world.db, requireUser({ user }).id, params['service'] ?? '')
    return { status: 'success' }
  },
})
