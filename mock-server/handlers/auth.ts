import { auth } from '@/contract/auth'

import { encodedBootstrap } from '../bootstrap-data'
import type { Db } from '../db'
import { mockGroup } from '../mock'
import { MockFailure } from '../mock-failure'

function userOf(db: Db, { email, password }: { email: string; password: string }) {
  const user = db.users.all().find((row) => row.email?.toLowerCase() === email.toLowerCase())
  if (user && user.password !== '' && user.password === password) return user
  const message = 'These credentials do not match our records.'
  throw new MockFailure(422, { message, errors: { email: [message] } })
}

export const authHandlers = mockGroup('auth', auth, {
  login: ({ world, session, body }) => {
    const user = userOf(world.db, body)
    if (user.two_factor_confirmed_at) return { two_factor: true as const }
    world.sessions.signIn(session, user.id)
    return { bootstrapData: encodedBootstrap(world, session), two_factor: false as const }
  },

  logout: ({ world, session }) => {
    world.sessions.signOut(session)
    return { bootstrapData: encodedBootstrap(world, session), status: 'success' }
  },
})
