import { encodedBootstrap } from '../../rules/bootstrap/bootstrap-data'
import type { Session } from '../../state/parts/session'
import type { World } from '../../state/world'
import { MockResponse } from '../pipeline/mock-group'

/** Fortify's response without data: an empty JSON string (backend contract, section 2). */
export const FORTIFY_DONE = '' as const

type Visit = { world: World; session: Session }

/** Signs in with a new session id and token, which the new bootstrap data contains. */
export function signIn({ world, session }: Visit, userId: number) {
  world.sessions.signIn(session, userId)
  world.db.users.update(userId, { last_login_at: new Date(world.now()).toISOString() })
  return { bootstrapData: encodedBootstrap(world, session) }
}

/** Signs in from the form, with a remember-me cookie on request. */
export function signInByForm(visit: Visit, userId: number, remember: boolean) {
  const body = { ...signIn(visit, userId), two_factor: false as const }
  return new MockResponse(body, { cookies: remember ? [visit.world.sessions.remember(visit.session)] : [] })
}
