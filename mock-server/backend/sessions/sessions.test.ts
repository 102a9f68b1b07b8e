import { describe, expect, it } from 'vitest'

import { createSessions, SESSION_COOKIE, sessionCookies, xsrfToken } from './sessions'

describe('createSessions', () => {
  it('changes id and token on sign-in and sign-out, and invalidates the old id', () => {
    const sessions = createSessions()
    const session = sessions.open()
    const seen = [session.id, session.csrfToken]
    const change = (act: () => void) => {
      const { id } = session
      act()
      expect(sessions.find(id)).toBeUndefined()
      expect(sessions.find(session.id)).toBe(session)
      seen.push(session.id, session.csrfToken)
    }
    change(() => sessions.signIn(session, 3))
    expect(session.userId).toBe(3)
    change(() => sessions.signOut(session))
    expect(session.userId).toBeNull()
    expect(new Set(seen).size).toBe(6)
  })

  it('returns nothing for an expired session', () => {
    const sessions = createSessions()
    const session = sessions.open()
    sessions.expire(session)
    expect(sessions.find(session.id)).toBeUndefined()
    expect(sessions.find(undefined)).toBeUndefined()
  })
})

describe('sessionCookies', () => {
  it('lets scripts read the token but not the session', () => {
    const session = createSessions().open()
    const [own, token] = sessionCookies(session)
    expect(own).toBe(`${SESSION_COOKIE}=${session.id}; Path=/; Max-Age=7200; HttpOnly; SameSite=Lax`)
    expect(token).toBe(`XSRF-TOKEN=${encodeURIComponent(xsrfToken(session))}; Path=/; Max-Age=7200; SameSite=Lax`)
    expect(xsrfToken(session)).toMatch(/^[A-Za-z0-9+/]+=+$/)
  })
})
