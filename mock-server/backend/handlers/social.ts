import { social } from '@/contract/groups/social'

import { social as documented } from '../../documented/groups/social'
import { invalidByHand } from '../../kit/mock-failure'
import { findByEmail, hasPassword, requireUser } from '../../rules/permissions/find-user'
import { connectProfile, disconnectService } from '../../rules/social/profiles'
import { mockGroup } from '../pipeline/mock-group'
import { signIn } from '../sign-in/sign-in'

export const socialHandlers = mockGroup(social, documented, {
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
