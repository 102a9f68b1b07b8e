import { XSRF_HEADER } from '@/contract/wire'

import { MockFailure } from '../mock-failure'
import { isBanned } from '../permissions'
import { xsrfToken } from '../sessions/sessions'
import { isStateful } from '../sessions/stateful'
import type { Call } from './call'
import { throttle } from './throttle-calls'

/** What of the API someone needs whose e-mail address is not confirmed; what is outside of it, as signing out, is open. */
const OPEN_TO_UNVERIFIED = /^(bootstrap|emailVerification)\.|^users\.setLocale$/
/** Methods that change nothing need no token. */
const READING = new Set(['GET', 'HEAD'])
const LOGOUT = 'auth.logout'
/** Behind Laravel's `guest` middleware, which redirects members to the home page even when they accept JSON alone. */
const GUESTS_ONLY = /^(auth\.login|twoFactorChallenge\.|registration\.|passwords\.(forgot|reset)$)/

const isApi = ({ path }: Call): boolean => path.startsWith('api/')

/** Refuses a call to the endpoint before it is read (backend contract, sections 2 and 2.4); throws the refusal. */
export function admit(call: Call, endpoint: string): void {
  const { session, user, request } = call
  if (isApi(call) && !isStateful(request)) throw new MockFailure(401, { message: 'Unauthenticated.' })
  if (!READING.has(request.method) && request.headers.get(XSRF_HEADER) !== xsrfToken(session)) {
    throw new MockFailure(419, { message: 'CSRF token mismatch.' })
  }
  if (user && GUESTS_ONLY.test(endpoint)) throw new MockFailure(302, {}, { Location: call.root })
  throttle(call, endpoint, isApi(call))
  admitUser(call, endpoint)
}

/** What the site refuses of a signed-in user. */
function admitUser(call: Call, endpoint: string): void {
  const { world, user } = call
  if (isBanned(user) && endpoint !== LOGOUT) throw new MockFailure(403, { message: 'Your account has been suspended.' })
  const unverified = user !== null && !user.email_verified_at && world.db.settings.require_email_confirmation
  if (unverified && isApi(call) && !OPEN_TO_UNVERIFIED.test(endpoint)) {
    throw new MockFailure(403, { message: 'Your email address is not verified.' })
  }
}
