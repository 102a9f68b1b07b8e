import { seconds } from '@/lib/dates/duration'

const SESSION = 'dziesma:session'

/** Timeout of the wait for other requests: one that hangs must not block a sign-in. */
const TURN_TIMEOUT_MS = seconds(5)

/**
 * Sends requests at the same time, but one that starts a session alone among all tabs of the site: the server replaces the
 * session's id, and a later response to a request with the previous one would set a guest's cookie. Browsers without
 * locks send all at once.
 */
export async function inTurn<Result>(startsSession: boolean, send: () => Promise<Result>): Promise<Result> {
  const { locks } = navigator as { locks?: LockManager }
  if (!locks) return send()
  const mode = startsSession ? 'exclusive' : 'shared'
  let sent: Promise<Result> | undefined
  // Rejects after the timeout, and in frames that may store nothing.
  await locks
    .request(SESSION, { mode, signal: AbortSignal.timeout(TURN_TIMEOUT_MS) }, () => (sent = send()))
    .catch(() => undefined)
  return sent ?? send()
}
