import { HttpStatus } from '@/contract/machinery/http-status'

import { MockFailure } from '../../kit/mock-failure'
import type { Limit } from '../../kit/throttle'
import { ipAddressOf } from '../sessions/device'
import type { Call } from './call'
import { API_LIMIT, CHALLENGE_LIMIT, LOGIN_LIMIT, VERIFICATION_LIMIT } from './limits'

type Counter = { key: string; limit: Limit }

/** The user id, or the IP address for guests. */
const callerOf = ({ user, request }: Call): string => String(user?.id ?? ipAddressOf(request))

/** Rate limit counters of a call: the whole API's and the endpoint's own. */
function countersOf(call: Call, endpoint: string, isApi: boolean): Counter[] {
  const counters: Counter[] = isApi ? [{ key: `api|${callerOf(call)}`, limit: API_LIMIT }] : []
  if (endpoint === 'twoFactorChallenge.submit') {
    const challenged = call.session.challenged?.userId ?? callerOf(call)
    counters.push({ key: `challenge|${challenged}`, limit: CHALLENGE_LIMIT })
  }
  if (endpoint.startsWith('emailVerification.')) {
    counters.push({ key: `verification|${callerOf(call)}`, limit: VERIFICATION_LIMIT })
  }
  return counters
}

/** Counts a call. Throws 429 when its limit is exceeded. */
export function throttle(call: Call, endpoint: string, isApi: boolean): void {
  const { world } = call
  for (const { key, limit } of countersOf(call, endpoint, isApi)) {
    const wait = world.throttle.secondsLeft(key, limit, world.now())
    if (wait > 0)
      throw new MockFailure(
        HttpStatus.TooManyRequests,
        { message: 'Too Many Attempts.' },
        { 'Retry-After': String(wait) },
      )
    world.throttle.count(key, limit, world.now())
  }
}

const LOGIN = 'auth.login'

/** Runs a sign-in unless too many with this email and IP address have failed. Runs other endpoints unconditionally. */
export async function throttleLogin<Result>(
  { world, request }: Call,
  { endpoint, body }: { endpoint: string; body: unknown },
  run: () => Promise<Result>,
): Promise<Result> {
  if (endpoint !== LOGIN) return run()
  const { email } = body as { email: string }
  const key = `login|${email.toLowerCase()}|${ipAddressOf(request)}`
  const wait = world.throttle.secondsLeft(key, LOGIN_LIMIT, world.now())
  if (wait > 0) {
    const message = `Too many login attempts. Please try again in ${wait} seconds.`
    throw new MockFailure(
      HttpStatus.TooManyRequests,
      { message, errors: { email: [message] } },
      { 'Retry-After': String(wait) },
    )
  }
  // Count before the result is known, so that concurrent attempts cannot bypass the limit.
  world.throttle.count(key, LOGIN_LIMIT, world.now())
  const result = await run()
  world.throttle.clear(key)
  return result
}
