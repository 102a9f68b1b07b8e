import { auth } from '@/contract/groups/auth'

import { findByEmail, hasPassword } from '../accounts/find-user'
import { mockGroup, MockResponse } from '../mock'
import { invalid } from '../mock-failure'
import { encodedBootstrap } from '../pages/bootstrap-data'
import { forgetCookie } from '../sessions/remembered'
import { signInByForm } from '../sign-in/sign-in'

export const authHandlers = mockGroup('auth', auth, {
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
