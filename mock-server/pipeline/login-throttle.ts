import { MockFailure } from '../mock-failure'
import { addressOf } from '../sessions/device'
import { LOGIN_LIMIT } from '../sign-in/throttle'
import type { Call } from './call'

const LOGIN = 'auth.login'

/** Runs a sign-in unless too many with its e-mail from its address have failed; other endpoints just run. */
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
  // Counted before it is known how the attempt ends: attempts at the same time must not slip through.
  world.throttle.count(key, LOGIN_LIMIT, world.now())
  const result = await run()
  world.throttle.clear(key)
  return result
}
