import { days } from '@/lib/dates/duration'

import { setCookie } from '../../kit/cookies'
import { randomToken } from '../../kit/random-token'

/** Cookie of a browser that stays signed in (Laravel's name has a hash of the guard's appended). */
export const REMEMBER_COOKIE = 'remember_web'
/** One month (spec section 9, "remember me"). */
const REMEMBERED_FOR = days(30)
const TOKEN_BYTES = 30

/** Remember-me tokens that outlive sessions. */
export function createRemembered() {
  const users = new Map<string, number>()
  return {
    /** Creates a token for the user. */
    add(userId: number): string {
      const token = randomToken(TOKEN_BYTES)
      users.set(token, userId)
      return token
    },
    userOf: (token: string | undefined): number | undefined => users.get(token ?? ''),
    drop: (token: string | null): boolean => users.delete(token ?? ''),
    /** Drops the user's tokens except `kept`. */
    dropUser(userId: number, exceptToken: string | null): void {
      for (const [token, owner] of users) if (owner === userId && token !== exceptToken) users.delete(token)
    },
    cookie: (token: string): string => setCookie(REMEMBER_COOKIE, token, { httpOnly: true, maxAge: REMEMBERED_FOR }),
  }
}

/** Deletes the remember-me cookie from the browser. */
export const forgetCookie = (): string => setCookie(REMEMBER_COOKIE, '', { httpOnly: true, maxAge: 0 })
