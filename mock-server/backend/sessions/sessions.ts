import { XSRF_COOKIE } from '@/contract/machinery/wire'
import { hours } from '@/lib/dates/duration'

import type { ExternalProfile, SocialVisit } from '../../rules/social/profiles'
import { randomToken } from '../sign-in/random-token'
import { setCookie } from './cookies'
import { createRemembered, REMEMBER_COOKIE } from './remembered'

/** Cookie with the session id; scripts cannot read it. */
export const SESSION_COOKIE = 'dziesma_session'
/** Idle lifetime of a session, Laravel's default (backend contract, section 2). */
export const SESSION_LIFETIME = hours(2)
const TOKEN_BYTES = 20

/** A device as described by its requests. */
export type Device = {
  userAgent: string | null
  ipAddress: string | null
  /** Location of the IP address; only seeded sessions have one. */
  place: { city: string; country: string } | null
}

/** A browser's session. The object stays the same when sign-in or sign-out changes its id and token. */
export type Session = {
  id: string
  /** Public id in lists of sessions; stays when `id` changes. */
  number: number
  /** Null for guests. */
  userId: number | null
  csrfToken: string
  /** Language chosen by a guest; null for the site's default. */
  locale: string | null
  device: Device
  /** Time of the last request, in milliseconds since the epoch. */
  lastActive: number
  /** Time of the last password confirmation. */
  passwordConfirmedAt: number | null
  /** User who passed the password step and has to enter the second factor. */
  challenged: { userId: number; remember: boolean } | null
  /** The most recently opened social sign-in popup. */
  socialVisit: SocialVisit | null
  /** External profile waiting for the password of the account with its email address. */
  pendingProfile: ExternalProfile | null
  /** Remember-me token that restores an expired session. */
  rememberToken: string | null
}

const unknownDevice: Device = { userAgent: null, ipAddress: null, place: null }

/** State that is reset when the user changes. */
const emptyState = () => ({ passwordConfirmedAt: null, challenged: null, socialVisit: null, pendingProfile: null })

/** Holds the sessions of a world. */
export function createSessions({ now = Date.now }: { now?: () => number } = {}) {
  const sessions = new Map<string, Session>()
  const remembered = createRemembered()
  let opened = 0

  /** Changes id and token, so that values from before a sign-in or sign-out become useless. */
  function regenerate(session: Session, userId: number | null): void {
    sessions.delete(session.id)
    Object.assign(session, {
      id: randomToken(TOKEN_BYTES),
      csrfToken: randomToken(TOKEN_BYTES),
      userId,
      ...emptyState(),
    })
    sessions.set(session.id, session)
  }

  function open(facts: Partial<Pick<Session, 'userId' | 'device' | 'lastActive' | 'rememberToken'>> = {}): Session {
    const session: Session = {
      id: randomToken(TOKEN_BYTES),
      number: (opened += 1),
      csrfToken: randomToken(TOKEN_BYTES),
      userId: null,
      locale: null,
      device: unknownDevice,
      lastActive: now(),
      rememberToken: null,
      ...emptyState(),
      ...facts,
    }
    sessions.set(session.id, session)
    return session
  }

  /** Opens a session for the user of a remember-me token. */
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
    /** Finds a session by its cookie value; undefined for an expired or unknown one. */
    find,
    /** Opens a session, for a guest by default. */
    open,
    /** The session of the browser's cookies, or one restored by its remember-me token, or a new one. */
    of: (cookies: Readonly<Record<string, string>>): Session =>
      find(cookies[SESSION_COOKIE]) ?? resume(cookies[REMEMBER_COOKIE]) ?? open(),
    /** Records a request of the session and its device. */
    touch(session: Session, device: Device): void {
      session.lastActive = now()
      session.device = { ...device, place: session.device.place }
    },
    /** Signs in a user, or out when `userId` is null. */
    signIn: (session: Session, userId: number | null): void => regenerate(session, userId),
    /** Creates a remember-me token for the session's user, valid for a month, and returns the `Set-Cookie` value. */
    remember(session: Session): string {
      forget(session)
      session.rememberToken = remembered.add(session.userId ?? 0)
      return remembered.cookie(session.rememberToken)
    },
    signOut(session: Session): void {
      forget(session)
      regenerate(session, null)
    },
    /** The user's sessions, most recently active first. */
    ofUser: (userId: number): Session[] =>
      [...sessions.values()]
        .filter((session) => session.userId === userId)
        .toSorted((a, b) => b.lastActive - a.lastActive),
    /** Ends the user's other sessions and drops their remember-me tokens. */
    endOthers(kept: Session): void {
      for (const [id, session] of sessions) {
        if (session !== kept && session.userId === kept.userId) sessions.delete(id)
      }
      if (kept.userId !== null) remembered.dropUser(kept.userId, kept.rememberToken)
    },
    /** Drops all remember-me tokens of the user. */
    forgetUser: (userId: number): void => remembered.dropUser(userId, null),
    /** Deletes the session: its next call is a guest's and its CSRF token is invalid. */
    expire(session: Session): void {
      forget(session)
      sessions.delete(session.id)
    },
    /** Deletes all sessions of a user. */
    endAllOf(userId: number): void {
      for (const session of sessions.values()) if (session.userId === userId) sessions.delete(session.id)
      remembered.dropUser(userId, null)
    },
  }
}

/** Value of the XSRF-TOKEN cookie, expected back in the X-XSRF-TOKEN header: base64 with padding like Laravel's. */
export const xsrfToken = ({ csrfToken }: Session): string => btoa(JSON.stringify({ value: csrfToken }))

/** Cookies set on every response of a session. */
export const sessionCookies = (session: Session): string[] => [
  setCookie(SESSION_COOKIE, session.id, { httpOnly: true, maxAge: SESSION_LIFETIME }),
  setCookie(XSRF_COOKIE, xsrfToken(session), { maxAge: SESSION_LIFETIME }),
]
