import { MockFailure } from '../mock-failure'
import { addressOf } from '../sessions/device'
import { LOGIN_LIMIT } from '../sign-in/throttle'
import type { Call } from './call'

const LOGIN = 'auth.login'

/** Runs a sign-in unless too many with this email and IP address have failed. Runs other endpoints unconditionally. */
export async function throttleLogin<Result>(
  { world, request }: Call,
  { endpoint, body }: { endpoint: string; body: unknown },
  run: () => Promise<Result>,
): Promise<Result> {
  if (endpoint !== LOGIN) return run()
  const { email } = body as { email: string }
  const key = `login|${email.toLowerCase()}|${addressOf(request)}`
  const wait = world.throttle.secondsLeft(key, LOGIN_LIMIT, world.now())
  if (wait > 0) {
    const message = `Too many login attempts. Please try again in ${wait} seconds.`
    throw new MockFailure(429, { message, errors: { email: [message] } }, { 'Retry-After': String(wait) })
  }
  // Count before the result is known, so that concurrent attempts cannot bypass the limit.
  world.throttle.count(key, LOGIN_LIMIT, world.now())
  const result = await run()
  world.throttle.clear(key)
  return result
}
