import { beforeEach, describe, expect, it } from 'vitest'

import { accounts } from '@/contract/groups/accounts'
import { auth } from '@/contract/groups/auth'
import { bootstrap } from '@/contract/groups/bootstrap'
import { userSessions } from '@/contract/groups/user-sessions'
import { days, hours } from '@/lib/dates/duration'

import { createWorld } from '../../site/create-world'
import { PERSONA_PASSWORD, personas } from '../../state/seeds/personas'
import { testBrowser } from '../../testing/test-browser'
import { testClock } from '../../testing/test-clock'
import { REMEMBER_COOKIE } from '../sessions/remembered'
import { SESSION_LIFETIME } from '../sessions/sessions'

let clock: ReturnType<typeof testClock>
let world: ReturnType<typeof createWorld>

beforeEach(() => {
  clock = testClock()
  world = createWorld({ now: clock.now })
})

type Browser = ReturnType<typeof testBrowser>

async function signedIn(remember = false) {
  const browser = testBrowser(world)
  const response = await browser.send(auth.login, {
    body: { email: personas.free.email, password: PERSONA_PASSWORD, remember },
  })
  expect(response.status).toBe(200)
  return browser
}

const userOf = async (browser: Browser) =>
  bootstrap.get.response.parse(await (await browser.send(bootstrap.get)).json()).data.user?.id
const sessionsOf = async (browser: Browser) =>
  userSessions.list.response.parse(await (await browser.send(userSessions.list)).json()).sessions
const logOutOthers = (browser: Browser, password = PERSONA_PASSWORD) =>
  browser.send(userSessions.logoutOthers, { body: { password } })

describe('userSessions.list', () => {
  it('lists device, location and time, the current session first', async () => {
    const browser = await signedIn()
    const headers = {
      'User-Agent': 'Mozilla/5.0 (X11; Linux x86_64; rv:133.0) Firefox/133.0',
      'X-Forwarded-For': '192.0.2.9',
    }
    const response = await browser.send(userSessions.list, {}, headers)
    const { sessions } = userSessions.list.response.parse(await response.json())
    const now = new Date(clock.now()).toISOString().replace('Z', '000Z')
    const here = { platform: 'Linux', browser: 'Firefox', device_type: 'desktop', city: null, ip_address: '192.0.2.9' }
    expect(sessions).toMatchObject([
      { ...here, is_current_device: true, last_active: now },
      { platform: 'AndroidOS', browser: 'Chrome', device_type: 'phone', city: 'Rīga', country: 'Latvia' },
      { platform: 'iOS', browser: 'Safari', device_type: 'tablet', city: 'Liepāja', is_current_device: false },
      { platform: null, browser: null, device_type: 'other', ip_address: null },
    ])
  })

  it('keeps the number of a session whose id changes', async () => {
    const [before] = await sessionsOf(await signedIn())
    const browser = testBrowser(world)
    const { number } = browser.session()
    browser.signInAs('free')
    expect((await sessionsOf(browser)).map(({ id }) => id)).toContain(number)
    expect(before?.id).not.toBe(number)
  })
})

describe('userSessions.logoutOther', () => {
  it('ends the other sessions, including remembered ones', async () => {
    const [here, there] = [await signedIn(true), await signedIn(true)]
    here.session().passwordConfirmedAt = clock.now()
    expect((await logOutOthers(here)).status).toBe(200)
    expect((await there.send(accounts.me)).status).toBe(401)
    expect(await userOf(there)).toBeUndefined()
    expect(await sessionsOf(here)).toHaveLength(1)
    clock.advance(SESSION_LIFETIME + 1)
    expect(await userOf(here)).toBe(personas.free.id)
  })

  it('requires the password and a recent confirmation', async () => {
    const browser = await signedIn()
    expect((await logOutOthers(browser)).status).toBe(423)
    browser.session().passwordConfirmedAt = clock.now()
    const refused = await logOutOthers(browser, 'wrong')
    expect([refused.status, await refused.json()]).toMatchObject([422, { errors: { password: [expect.any(String)] } }])
    expect(await sessionsOf(browser)).toHaveLength(4)
  })
})

describe('an idle session', () => {
  it('expires after two hours', async () => {
    const browser = await signedIn()
    clock.advance(hours(2))
    expect(await userOf(browser)).toBe(personas.free.id)
    clock.advance(hours(2) + 1)
    expect(await userOf(browser)).toBeUndefined()
  })

  it('survives through the remember cookie until sign-out', async () => {
    const browser = await signedIn(true)
    const remembered = browser.cookies()[REMEMBER_COOKIE] ?? ''
    clock.advance(days(20))
    expect(await userOf(browser)).toBe(personas.free.id)
    await browser.send(auth.logout)
    expect(browser.cookies()[REMEMBER_COOKIE]).toBe('')
    const { status } = (await browser.ask('api/v1/users/me'))?.response ?? {}
    expect(status).toBe(401)
    expect(world.sessions.of({ [REMEMBER_COOKIE]: remembered }).userId).toBeNull()
  })
})
