import { minutes } from '@/lib/dates/duration'

/** So many attempts in so many milliseconds. */
export type Limit = { attempts: number; per: number }

/** All calls of a user, or of an address for guests (backend contract, section 2). */
export const API_LIMIT: Limit = { attempts: 1500, per: minutes(1) }
/** Failed sign-ins with an e-mail from an address (backend contract, section 2). */
export const LOGIN_LIMIT: Limit = { attempts: 5, per: minutes(1) }
/** Attempts at the second factor of a sign-in (backend contract, section 2). */
export const CHALLENGE_LIMIT: Limit = { attempts: 5, per: minutes(1) }
/** Calls about the verification mail and its code, together (backend contract, section 2). */
export const VERIFICATION_LIMIT: Limit = { attempts: 6, per: minutes(1) }

type Window = { attempts: number; endsAt: number }

/** Counts attempts as Laravel's rate limiter does: a window begins with its first attempt. */
export function createThrottle() {
  const windows = new Map<string, Window>()

  function current(key: string, now: number): Window | undefined {
    const window = windows.get(key)
    return window && window.endsAt > now ? window : undefined
  }

  return {
    /** Whole seconds until the key may try again; 0 when it may now. */
    secondsLeft(key: string, { attempts }: Limit, now: number): number {
      const window = current(key, now)
      return window && window.attempts >= attempts ? Math.ceil((window.endsAt - now) / 1000) : 0
    },
    count(key: string, { per }: Limit, now: number): void {
      const window = current(key, now)
      windows.set(key, { attempts: (window?.attempts ?? 0) + 1, endsAt: window?.endsAt ?? now + per })
    },
    clear(key: string): void {
      windows.delete(key)
    },
  }
}
