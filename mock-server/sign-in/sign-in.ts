import { Reply } from '../mock'
import { encodedBootstrap } from '../pages/bootstrap-data'
import type { Session } from '../sessions/sessions'
import type { World } from '../world'

type Visit = { world: World; session: Session }

/** Signs in under another session id and token, which the new bootstrap data tells of. */
export function signIn({ world, session }: Visit, userId: number) {
  world.sessions.signIn(session, userId)
  world.db.users.update(userId, { last_login_at: new Date(world.now()).toISOString() })
  return { bootstrapData: encodedBootstrap(world, session) }
}

/** The same from the sign-in form: the browser is remembered when that is asked for. */
export function signInByForm(visit: Visit, userId: number, remember: boolean) {
  const answer = { ...signIn(visit, userId), two_factor: false as const }
  return new Reply(answer, { cookies: remember ? [visit.world.sessions.remember(visit.session)] : [] })
}
