import { XSRF_COOKIE } from '@/contract/wire'
import { hours } from '@/lib/dates/duration'

import { randomToken } from '../sign-in/random-token'
import type { ExternalProfile, SocialVisit } from '../social/external-profile'
import { setCookie } from './cookies'
import { createRemembered, REMEMBER_COOKIE } from './remembered'

/** Cookie that names the session; scripts cannot read it. */
export const SESSION_COOKIE = 'dziesma_session'
/** A session that was asked for nothing so long is over: what Laravel's configuration has by default (backend contract, section 2). */
export const SESSION_LIFETIME = hours(2)
const TOKEN_BYTES = 20

/** A device as its calls describe it. */
export type Device = {
  userAgent: string | null
  address: string | null
  /** Where the address is, for those of the seed: the mock knows no other. */
  place: { city: string; country: string } | null
}

/** One browser's visit. The object stays the same when signing in or out gives it another id and token. */
export type Session = {
  id: string
  /** What lists call it: stays when the id changes. */
  number: number
  /** Null for guests. */
  userId: number | null
  csrfToken: string
  /** The language a guest chose; null for the site's own. */
  locale: string | null
  device: Device
  /** When it was asked for something last, in milliseconds since 1970. */
  lastActive: number
  /** When the password was confirmed last. */
  passwordConfirmedAt: number | null
  /** Who gave the right password and still owes the second factor. */
  challenged: { userId: number; remember: boolean } | null
  /** What the popup is for that was opened last. */
  socialVisit: SocialVisit | null
  /** An account elsewhere that waits for the password of the one here. */
  pendingProfile: ExternalProfile | null
  /** What the browser may come back with when the session is over. */
  rememberToken: string | null
}

const nowhere: Device = { userAgent: null, address: null, place: null }

/** What belongs to one visit of one user, and to no other after it. */
const fresh = () => ({ passwordConfirmedAt: null, challenged: null, socialVisit: null, pendingProfile: null })

/** Every session of a world. */
export function createSessions({ now = Date.now }: { now?: () => number } = {}) {
  const sessions = new Map<string, Session>()
  const remembered = createRemembered()
  let opened = 0

  /** Another id and token, so that what was known before signing in or out is worth nothing after. */
  function regenerate(session: Session, userId: number | null): void {
    sessions.delete(session.id)
    Object.assign(session, { id: randomToken(TOKEN_BYTES), csrfToken: randomToken(TOKEN_BYTES), userId, ...fresh() })
    sessions.set(session.id, session)
  }

  function open(facts: Partial<Pick<Session, 'userId' | 'device' | 'lastActive' | 'rememberToken'>> = {}): Session {
    const session: Session = {
      id: randomToken(TOKEN_BYTES),
      number: (opened += 1),
      csrfToken: randomToken(TOKEN_BYTES),
      userId: null,
      locale: null,
      device: nowhere,
      lastActive: now(),
      rememberToken: null,
      ...fresh(),
      ...facts,
    }
    sessions.set(session.id, session)
    return session
  }

  /** Whoever asked to be remembered comes back signed in. */
  function resume(token: string | undefined): Session | undefined {
    const userId = remembered.userOf(token)
    return userId === undefined || token === undefined ? undefined : open({ userId, rememberToken: token })
  }

  function forget(session: Session): void {
    remembered.drop(session.rememberToken)
    session.rememberToken = null
  }

  function find(id: string | undefined): Session | undefined {
    const session = id === undefined ? undefined : sessions.get(id)
    if (!session || session.lastActive + SESSION_LIFETIME >= now()) return session
    sessions.delete(session.id)
    return undefined
  }

  return {
    /** The session of the cookie's value; undefined when it has expired or never was. */
    find,
    /** A new session, of a guest when nobody is named. */
    open,
    /** The session that a browser's cookies name, else the one it is remembered for, else a new one. */
    of: (cookies: Readonly<Record<string, string>>): Session =>
      find(cookies[SESSION_COOKIE]) ?? resume(cookies[REMEMBER_COOKIE]) ?? open(),
    /** Notes that the session was asked for something, and by what device. */
    touch(session: Session, device: Device): void {
      session.lastActive = now()
      session.device = { ...device, place: session.device.place }
    },
    /** As a user, or as nobody: null. */
    signIn: (session: Session, userId: number | null): void => regenerate(session, userId),
    /** Lets the browser come back as the user of its session for a month; the `Set-Cookie` value. */
    remember(session: Session): string {
      forget(session)
      session.rememberToken = remembered.add(session.userId ?? 0)
      return remembered.cookie(session.rememberToken)
    },
    signOut(session: Session): void {
      forget(session)
      regenerate(session, null)
    },
    /** Where a user is signed in, the latest first. */
    ofUser: (userId: number): Session[] =>
      [...sessions.values()]
        .filter((session) => session.userId === userId)
        .toSorted((a, b) => b.lastActive - a.lastActive),
    /** Ends all sessions of the user but this, and remembers no other browser any more. */
    endOthers(kept: Session): void {
      for (const [id, session] of sessions) {
        if (session !== kept && session.userId === kept.userId) sessions.delete(id)
      }
      if (kept.userId !== null) remembered.dropUser(kept.userId, kept.rememberToken)
    },
    /** Remembers no browser of the user any more. */
    forgetUser: (userId: number): void => remembered.dropUser(userId, null),
    /** Forgets the session: its next call is a stranger's, and its token is worth nothing. */
    expire(session: Session): void {
      forget(session)
      sessions.delete(session.id)
    },
    /** Forgets every session of a user. */
    endOf(userId: number): void {
      for (const session of sessions.values()) if (session.userId === userId) sessions.delete(session.id)
      remembered.dropUser(userId, null)
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
