import { auth } from '@/contract/groups/auth'

import { auth as documented } from '../../documented/groups/auth'
import { invalid } from '../../kit/mock-failure'
import { encodedBootstrap } from '../../rules/bootstrap/bootstrap-data'
import { findByEmail, hasPassword } from '../../rules/permissions/find-user'
import { mockGroup, MockResponse } from '../pipeline/mock-group'
import { forgetCookie } from '../sessions/remembered'
import { signInByForm } from '../sign-in/sign-in'

export const authHandlers = mockGroup(auth, documented, {
  login: ({ world, session, body: { email, password, remember = false } }) => {
    const user = findByEmail(world.db, email)
    if (!user || !hasPassword(user, password)) throw invalid('email', 'These credentials do not match our records.')
    if (!user.two_factor_confirmed_at) return signInByForm({ world, session }, user.id, remember)
    session.challenged = { userId: user.id, remember }
    return { two_factor: true as const }
  },

  logout: ({ world, session }) => {
    world.sessions.signOut(session)
    return new MockResponse(
      { bootstrapData: encodedBootstrap(world, session), status: 'success' },
      { cookies: [forgetCookie()] },
    )
  },
})
