import { Reply } from '../mock'
import { encodedBootstrap } from '../pages/bootstrap-data'
import type { Session } from '../sessions/sessions'
import type { World } from '../world'

type Visit = { world: World; session: Session }

/** Signs in with a new session id and token, which the new bootstrap data contains. */
export function signIn({ world, session }: Visit, userId: number) {
  world.sessions.signIn(session, userId)
  world.db.users.update(userId, { last_login_at: new Date(world.now()).toISOString() })
  return { bootstrapData: encodedBootstrap(world, session) }
}

/** Signs in from the form, with a remember-me cookie on request. */
export function signInByForm(visit: Visit, userId: number, remember: boolean) {
  const answer = { ...signIn(visit, userId), two_factor: false as const }
  return new Reply(answer, { cookies: remember ? [visit.world.sessions.remember(visit.session)] : [] })
}
