import { XSRF_COOKIE } from '@/contract/wire'
import { hours } from '@/lib/dates/duration'

import { setCookie } from './cookies'

/** Cookie that names the session; scripts cannot read it. */
export const SESSION_COOKIE = 'dziesma_session'
/** What Laravel's configuration has by default (backend contract, section 2). */
const SESSION_LIFETIME = hours(2)
const TOKEN_BYTES = 20

/** One browser's visit. The object stays the same when signing in or out gives it another id and token. */
export type Session = {
  id: string
  /** Null for guests. */
  userId: number | null
  csrfToken: string
  /** The language a guest chose; null for the site's own. */
  locale: string | null
  /** When the password was last confirmed, in milliseconds since 1970; null when it was not since signing in. */
  passwordConfirmedAt: number | null
}

function randomToken(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(TOKEN_BYTES))
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('')
}

/** Every session of a world. */
export function createSessions() {
  const sessions = new Map<string, Session>()

  /** Another id and token, so that what was known before signing in or out is worth nothing after. */
  function regenerate(session: Session, userId: number | null): void {
    sessions.delete(session.id)
    session.id = randomToken()
    session.csrfToken = randomToken()
    session.userId = userId
    session.passwordConfirmedAt = null
    sessions.set(session.id, session)
  }

  return {
    /** The session of the cookie's value; undefined when it has expired or never was. */
    find: (id: string | undefined): Session | undefined => (id === undefined ? undefined : sessions.get(id)),
    /** A new session of a guest. */
    open(): Session {
      const session: Session = {
        id: randomToken(),
        userId: null,
        csrfToken: randomToken(),
        locale: null,
        passwordConfirmedAt: null,
      }
      sessions.set(session.id, session)
      return session
    },
    /** As a user, or as nobody: null. */
    signIn: (session: Session, userId: number | null): void => regenerate(session, userId),
    signOut: (session: Session): void => regenerate(session, null),
    /** Forgets the session: its next call is a stranger's, and its token is worth nothing. */
    expire(session: Session): void {
      sessions.delete(session.id)
    },
    /** Forgets every session of a user. */
    endOf(userId: number): void {
      for (const session of sessions.values()) if (session.userId === userId) sessions.delete(session.id)
    },
  }
}

/** What the cookie XSRF-TOKEN holds and header X-XSRF-TOKEN must give back: base64 with padding, as Laravel's is. */
export const xsrfToken = ({ csrfToken }: Session): string => btoa(JSON.stringify({ value: csrfToken }))

/** The cookies that go with every answer to a session. */
export const sessionCookies = (session: Session): string[] => [
  setCookie(SESSION_COOKIE, session.id, { httpOnly: true, maxAge: SESSION_LIFETIME }),
  setCookie(XSRF_COOKIE, xsrfToken(session), { maxAge: SESSION_LIFETIME }),
]
