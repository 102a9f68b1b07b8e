import { XSRF_COOKIE } from '@/contract/machinery/wire'
import { hours } from '@/lib/dates/duration'

import { setCookie } from '../../kit/cookies'
import { randomToken } from '../../kit/random-token'
import type { Device, Session, Sessions } from '../../state/parts/session'
import { createRemembered, REMEMBER_COOKIE } from './remembered'

/** Cookie with the session id; scripts cannot read it. */
export const SESSION_COOKIE = 'dziesma_session'
/** Idle lifetime of a session, Laravel's default (backend contract, section 2). */
export const SESSION_LIFETIME = hours(2)
const TOKEN_BYTES = 20

const unknownDevice: Device = { userAgent: null, ipAddress: null, place: null }

/** State that is reset when the user changes. */
const emptyState = () => ({ passwordConfirmedAt: null, challenged: null, socialVisit: null, pendingProfile: null })

/** Holds the sessions of a world. */
export function createSessions({ now = Date.now }: { now?: () => number } = {}): Sessions {
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

  function open(options: Parameters<Sessions['open']>[0] = {}): Session {
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
      ...options,
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
    find,
    open,
    of: (cookies) => find(cookies[SESSION_COOKIE]) ?? resume(cookies[REMEMBER_COOKIE]) ?? open(),
    touch(session, device) {
      session.lastActive = now()
      session.device = { ...device, place: session.device.place }
    },
    signIn: regenerate,
    remember(session) {
      forget(session)
      session.rememberToken = remembered.add(session.userId ?? 0)
      return remembered.cookie(session.rememberToken)
    },
    signOut(session) {
      forget(session)
      regenerate(session, null)
    },
    ofUser: (userId) =>
      [...sessions.values()]
        .filter((session) => session.userId === userId)
        .toSorted((a, b) => b.lastActive - a.lastActive),
    endOthers(current) {
      for (const [id, session] of sessions) {
        if (session !== current && session.userId === current.userId) sessions.delete(id)
      }
      if (current.userId !== null) remembered.dropUser(current.userId, current.rememberToken)
    },
    forgetUser: (userId) => remembered.dropUser(userId, null),
    expire(session) {
      forget(session)
      sessions.delete(session.id)
    },
    endAllOf(userId) {
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
