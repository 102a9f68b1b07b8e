import { HttpStatus } from '@/contract/machinery/http-status'
import { XSRF_HEADER } from '@/contract/machinery/wire'

import { MockFailure } from '../../kit/mock-failure'
import { isBanned, may } from '../../rules/permissions/permissions'
import { xsrfToken } from '../sessions/sessions'
import { type Call, isExternalCall } from './call'
import { throttle } from './throttle-calls'

/**
 * Endpoints that users with an unconfirmed email address may call; paths outside api/ such as sign-out are open anyway.
 */
const OPEN_TO_UNVERIFIED = /^(bootstrap|emailVerification)\.|^users\.setLocale$/
/** Read-only methods, which need no CSRF token. */
const READ_METHODS = new Set(['GET', 'HEAD'])
const LOGOUT = 'auth.logout'
/**
 * Endpoints behind Laravel's `guest` middleware, which redirects signed-in users home even if they accept only JSON.
 */
const GUESTS_ONLY = /^(auth\.login|twoFactorChallenge\.|registration\.|passwords\.(forgot|reset)$)/

const isApi = ({ path }: Call): boolean => path.startsWith('api/')

/** Rejects a call before its input is parsed (backend contract, sections 2 and 2.4). Throws MockFailure. */
export function admit(call: Call, endpoint: string): void {
  const { session, user, request, world } = call
  const isExternal = isExternalCall(call)
  if (isExternal && !may(world.db, user, 'api.access'))
    throw new MockFailure(HttpStatus.Unauthorized, { message: 'Unauthenticated.' })
  if (!isExternal && !READ_METHODS.has(request.method) && request.headers.get(XSRF_HEADER) !== xsrfToken(session)) {
    throw new MockFailure(HttpStatus.SessionExpired, { message: 'CSRF token mismatch.' })
  }
  if (user && GUESTS_ONLY.test(endpoint)) throw new MockFailure(HttpStatus.Found, {}, { Location: call.root })
  throttle(call, endpoint, isApi(call))
  admitUser(call, endpoint)
}

/** Rejects suspended and unverified users. */
function admitUser(call: Call, endpoint: string): void {
  const { world, user } = call
  if (isBanned(user) && endpoint !== LOGOUT)
    throw new MockFailure(HttpStatus.Forbidden, { message: 'Your account has been suspended.' })
  const unverified = user !== null && !user.email_verified_at && world.db.settings.require_email_confirmation
  if (unverified && isApi(call) && !OPEN_TO_UNVERIFIED.test(endpoint)) {
    throw new MockFailure(HttpStatus.Forbidden, { message: 'Your email address is not verified.' })
  }
}
