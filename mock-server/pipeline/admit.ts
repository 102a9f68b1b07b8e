import { XSRF_HEADER } from '@/contract/wire'

import { MockFailure } from '../mock-failure'
import { isBanned } from '../permissions'
import { xsrfToken } from '../sessions'
import { isStateful } from '../stateful'
import { API_LIMIT } from '../throttle'
import type { Call } from './call'

/** What someone whose e-mail address is not confirmed needs to confirm it, or to leave. */
const OPEN_TO_UNVERIFIED = /^(auth|bootstrap|emailVerification)\.|^users\.setLocale$/
const LOGOUT = 'auth.logout'

/** The address a call comes from, as the proxy before the backend tells it. */
export const addressOf = (request: Request): string => request.headers.get('x-forwarded-for') ?? 'local'

const isApi = ({ path }: Call): boolean => path.startsWith('api/')

function throttle({ world, session, request }: Call): void {
  const key = `api|${session.userId ?? addressOf(request)}`
  const wait = world.throttle.secondsLeft(key, API_LIMIT, world.now())
  if (wait > 0) throw new MockFailure(429, { message: 'Too Many Attempts.' }, { 'Retry-After': String(wait) })
  world.throttle.count(key, API_LIMIT, world.now())
}

/** Refuses a call to the endpoint before it is read (backend contract, sections 2 and 2.4); throws the refusal. */
export function admit(call: Call, endpoint: string): void {
  const { world, session, user, request } = call
  if (isApi(call) && !isStateful(request)) throw new MockFailure(401, { message: 'Unauthenticated.' })
  if (request.method === 'POST' && request.headers.get(XSRF_HEADER) !== xsrfToken(session)) {
    throw new MockFailure(419, { message: 'CSRF token mismatch.' })
  }
  if (isApi(call)) throttle(call)
  if (isBanned(user) && endpoint !== LOGOUT) throw new MockFailure(403, { message: 'Your account has been suspended.' })
  const unverified = user !== null && !user.email_verified_at && world.db.settings.require_email_confirmation
  if (unverified && !OPEN_TO_UNVERIFIED.test(endpoint)) {
    throw new MockFailure(403, { message: 'Your email address is not verified.' })
  }
}
