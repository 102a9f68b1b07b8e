import { beforeEach, describe, expect, it } from 'vitest'

import { auth } from '@/contract/groups/auth'
import { bootstrap } from '@/contract/groups/bootstrap'
import { emailVerification } from '@/contract/groups/email-verification'
import { tracks } from '@/contract/groups/tracks'
import { users } from '@/contract/groups/users'
import { METHOD_HEADER, toWire, XSRF_COOKIE, XSRF_HEADER } from '@/contract/machinery/wire'
import { minutes, seconds } from '@/lib/dates/duration'

import { createWorld } from '../site/create-world'
import { PERSONA_PASSWORD, personas, VERIFICATION_CODE } from '../state/seeds/personas'
import { SITE, testBrowser } from '../testing/test-browser'
import { testClock } from '../testing/test-clock'
import { API_LIMIT, LOGIN_LIMIT } from './pipeline/limits'

const account = { email: personas.free.email, password: PERSONA_PASSWORD }

let clock: ReturnType<typeof testClock>
let world: ReturnType<typeof createWorld>
let browser: ReturnType<typeof testBrowser>

beforeEach(() => {
  clock = testClock()
  world = createWorld({ now: clock.now })
  browser = testBrowser(world)
})

const statusOf = async (path: string, init?: RequestInit & { headers?: Record<string, string> }) =>
  (await browser.ask(path, init))?.response.status

const userNow = async () => bootstrap.get.response.parse(await (await browser.send(bootstrap.get)).json()).data.user

describe('session', () => {
  it('starts with the first response and sets its cookies on every response', async () => {
    const result = await browser.ask('api/v1/bootstrap-data')
    expect(result?.cookies.map((line) => line.split('=')[0])).toEqual(['dziesma_session', 'XSRF-TOKEN'])
    expect((await browser.ask('api/v1/nowhere'))?.cookies).toHaveLength(2)
  })

  it('gets a new id and token on sign-in and on sign-out', async () => {
    const before = { ...browser.session() }
    expect((await browser.send(auth.login, { body: account })).status).toBe(200)
    expect((await userNow())?.email).toBe(personas.free.email)
    const signedIn = { ...browser.session() }
    await browser.send(auth.logout)
    expect(await userNow()).toBeNull()
    const tokens = [before, signedIn, browser.session()].flatMap(({ id, csrfToken }) => [id, csrfToken])
    expect(new Set(tokens).size).toBe(6)
  })

  it('returns its new token in the sign-in response', async () => {
    const { bootstrapData } = (await (await browser.send(auth.login, { body: account })).json()) as {
      bootstrapData: string
    }
    expect(JSON.parse(bootstrapData)).toMatchObject({ csrf_token: browser.session().csrfToken })
  })

  it('rejects the old token and treats reads as a guest’s once it has expired', async () => {
    browser.signInAs('free')
    const { url, headers } = toWire(emailVerification.validate, { body: {} })
    const token = browser.cookies()[XSRF_COOKIE] ?? ''
    world.sessions.expire(browser.session())
    expect(
      await statusOf(url, { method: 'POST', headers: { ...headers, [XSRF_HEADER]: token }, body: '{"code":"1"}' }),
    ).toBe(419)
    expect(await userNow()).toBeNull()
    expect((await browser.send(emailVerification.validate, { body: { code: '1' } })).status).toBe(401)
  })

  it('uses the language of the locale cookie if the site has it', async () => {
    const language = async (selected_locale: string) => {
      const other = testBrowser(world)
      const { response } = (await other.ask('api/v1/bootstrap-data', { headers: { Cookie: '' } })) ?? {}
      expect(response?.status).toBe(200)
      await other.send(users.setLocale, { body: { locale: selected_locale } })
      return other.session().locale
    }
    expect(await language('en')).toBe('en')
    expect(await language('"><script>')).toBeNull()
  })
})

describe('CSRF check', () => {
  const { url, method, headers, body } = toWire(auth.login, { body: account })
  const withToken = (token: string) =>
    statusOf(url, { method, body: body as string, headers: { ...headers, [XSRF_HEADER]: token } })

  it('accepts only the decoded value of the cookie', async () => {
    const token = browser.session() && (browser.cookies()[XSRF_COOKIE] ?? '')
    expect(await withToken(encodeURIComponent(token))).toBe(419)
    expect(await withToken(browser.session().csrfToken)).toBe(419)
    expect(await withToken('')).toBe(419)
    expect(await withToken(token)).toBe(200)
  })

  it('responds with Laravel’s 419 body', async () => {
    const response = await browser.send(auth.logout, {}, { [XSRF_HEADER]: 'forged' })
    expect([response.status, await response.json()]).toEqual([419, { message: 'CSRF token mismatch.' }])
  })

  it('rejects the token from before the sign-in', async () => {
    browser.session()
    const old = browser.cookies()[XSRF_COOKIE] ?? ''
    await browser.send(auth.login, { body: account })
    expect((await browser.send(auth.logout, {}, { [XSRF_HEADER]: old })).status).toBe(419)
  })
})

describe('stateful check of Referer and Origin', () => {
  it.each([
    ['without Referer and Origin', { Referer: '' }, 401],
    ['of another host', { Referer: 'https://elsewhere.test/' }, 401],
    ['of the documentation page', { Referer: `${SITE}/api-docs` }, 401],
    ['of the site by its Origin', { Referer: '', Origin: SITE }, 200],
    ['of the site with www', { Referer: 'http://www.dziesma.test/x' }, 200],
  ])('handles a call %s', async (_, headers, status) => {
    expect(await statusOf('api/v1/bootstrap-data', { headers })).toBe(status)
  })
})

describe('access token', () => {
  const ask = async (token: string, headers: Record<string, string> = {}, init: RequestInit = {}) => {
    const url = `${SITE}/api/v1/${init.method ? 'playlists' : 'users/me'}`
    const authorization = { Accept: 'application/json', Authorization: `Bearer ${token}` }
    const { respond } = await import('./backend')
    return respond(world, new Request(url, { ...init, headers: { ...authorization, ...headers } }), {})
  }
  const statusWith = async (...args: Parameters<typeof ask>) => (await ask(...args))?.response.status

  beforeEach(() => void world.db.accessTokens.update(1, { secret: 'abc' }))

  it('authenticates calls from outside, and from the documentation page', async () => {
    const result = await ask('1|abc', { Referer: `${SITE}/api-docs?operation=accounts.me` })
    expect(await result?.response.json()).toMatchObject({ user: { id: personas.admin.id } })
    expect(result?.cookies).toEqual([])
    expect(await statusWith('1|abc')).toBe(200)
  })

  it('needs no CSRF token', async () => {
    const body = JSON.stringify({ name: 'Ceļam' })
    const json = { 'Content-Type': 'application/json' }
    expect(await statusWith('1|abc', json, { method: 'POST', body })).toBe(200)
    expect(await statusWith('', json, { method: 'POST', body })).toBe(401)
  })

  it('refuses a wrong or deleted one, and one of an owner who may not use the API', async () => {
    for (const token of ['', '1|', '1|abcd', '2|abc', 'abc', '1|null']) expect(await statusWith(token)).toBe(401)
    world.db.accessTokens.update(1, { user_id: personas.free.id })
    expect(await statusWith('1|abc')).toBe(401)
    world.db.accessTokens.remove(1)
    expect(await statusWith('1|abc')).toBe(401)
  })

  it('shows when one was last used', async () => {
    world.db.accessTokens.update(1, { last_used_at: null })
    await ask('1|abc')
    expect(world.db.accessTokens.get(1)?.last_used_at).not.toBeNull()
  })

  it('ignores a session on the documentation page', async () => {
    browser.signInAs('admin')
    expect(await statusOf('api/v1/users/me', { headers: { Referer: `${SITE}/api-docs` } })).toBe(401)
    expect(await statusOf('api/v1/users/me', {})).toBe(200)
  })
})

describe('API routing', () => {
  it('returns a JSON 404 for an unknown API path', async () => {
    for (const path of ['api/v1/nowhere', 'auth/nowhere', 'api/v1/radio', 'api/v1/tracks/%E0%A4%A']) {
      const response = (await browser.ask(path))?.response
      expect([response?.status, await response?.json()]).toEqual([
        404,
        { message: `The route ${path} could not be found.` },
      ])
    }
  })

  it('leaves the client’s paths unhandled', async () => {
    for (const path of ['', 'login', 'artist/1/kads', 'apiary', 'storage/track_media/1.wav']) {
      expect(await browser.ask(path)).toBeUndefined()
    }
  })

  it('handles a site in a subfolder only below that folder', async () => {
    const inFolder = testBrowser(world, { root: '/music/' })
    expect((await inFolder.send(tracks.show, { params: { id: 1 }, query: { loader: 'trackPage' } })).status).toBe(200)
    const outside = new Request(`${SITE}/api/v1/tracks/1`)
    const { respond } = await import('./backend')
    expect(await respond(world, outside, {}, '/music/')).toBeUndefined()
  })
})

describe('HTTP methods', () => {
  it('requires a matching override in both query and header', async () => {
    const post = (query: string, header: string) =>
      statusOf(`api/v1/radio/artist/1${query}`, { method: 'POST', headers: { [METHOD_HEADER]: header } })
    expect(await post('?_method=PUT', '')).toBe(400)
    expect(await post('', 'PUT')).toBe(400)
    expect(await post('?_method=PUT', 'DELETE')).toBe(400)
    expect(await post('?_method=GET', 'GET')).toBe(400)
    expect(await post('?_method=PUT', 'PUT')).toBe(405)
  })

  it('returns a 405 with the allowed methods when the path lacks the method', async () => {
    const results = await Promise.all([
      browser.ask('api/v1/radio/artist/1', { method: 'POST' }),
      browser.ask('api/v1/radio/artist/1', { method: 'PUT' }),
      browser.ask('auth/login'),
    ])
    expect(results.map((result) => [result?.response.status, result?.response.headers.get('allow')])).toEqual([
      [405, 'GET, HEAD'],
      [405, 'GET, HEAD'],
      [405, 'POST'],
    ])
  })

  it('handles HEAD like GET and lists the allowed methods for OPTIONS', async () => {
    expect(await statusOf('api/v1/tracks/1?loader=trackPage', { method: 'HEAD' })).toBe(200)
    const options = (await browser.ask('auth/login', { method: 'OPTIONS' }))?.response
    expect([options?.status, options?.headers.get('allow')]).toEqual([200, 'POST'])
  })
})

describe('restricted accounts', () => {
  it('allows only sign-out while the account is suspended', async () => {
    browser.signInAs('banned')
    expect((await browser.send(bootstrap.get)).status).toBe(403)
    expect((await browser.send(tracks.show, { params: { id: 1 }, query: { loader: 'trackPage' } })).status).toBe(403)
    expect((await browser.send(auth.logout)).status).toBe(200)
    expect((await browser.send(bootstrap.get)).status).toBe(200)
  })

  it('allows only email confirmation while the address is unconfirmed', async () => {
    browser.signInAs('unverified')
    const track = () =>
      browser.send(tracks.show, { params: { id: 1 }, query: { loader: 'trackPage' } }).then(({ status }) => status)
    expect((await userNow())?.email).toBe(personas.unverified.email)
    expect(await track()).toBe(403)
    expect((await browser.send(emailVerification.validate, { body: { code: VERIFICATION_CODE } })).status).toBe(200)
    expect(await track()).toBe(200)
  })

  it('allows everything when the site does not require confirmation', async () => {
    browser.signInAs('unverified')
    world.db.settings = { ...world.db.settings, require_email_confirmation: false }
    expect((await browser.send(tracks.show, { params: { id: 1 }, query: { loader: 'trackPage' } })).status).toBe(200)
  })
})

describe('throttling', () => {
  const wrong = { body: { ...account, password: 'wrong' } }

  it('locks an email address for a minute after five failed sign-ins', async () => {
    for (let attempt = 0; attempt < LOGIN_LIMIT.attempts; attempt++) {
      expect((await browser.send(auth.login, wrong)).status).toBe(422)
    }
    clock.advance(seconds(15))
    const locked = await browser.send(auth.login, { body: { ...account, email: account.email.toUpperCase() } })
    const message = 'Too many login attempts. Please try again in 45 seconds.'
    expect([locked.status, locked.headers.get('retry-after')]).toEqual([429, '45'])
    expect(await locked.json()).toEqual({ message, errors: { email: [message] } })
    expect((await browser.send(auth.login, { body: { ...account, email: personas.parent.email } })).status).toBe(200)
    clock.advance(seconds(45))
    expect((await testBrowser(world).send(auth.login, { body: account })).status).toBe(200)
  })

  it('resets the count of failed sign-ins after a successful one', async () => {
    for (let round = 0; round < 2; round++) {
      for (let attempt = 1; attempt < LOGIN_LIMIT.attempts; attempt++) await browser.send(auth.login, wrong)
      expect((await browser.send(auth.login, { body: account })).status).toBe(200)
      await browser.send(auth.logout)
    }
  })

  it('redirects signed-in users home when they sign in again', async () => {
    await browser.send(auth.login, { body: account })
    const again = await browser.send(auth.login, wrong)
    expect([again.status, again.headers.get('location')]).toEqual([302, '/'])
  })

  it('counts each IP address separately', async () => {
    for (let attempt = 0; attempt < LOGIN_LIMIT.attempts; attempt++) await browser.send(auth.login, wrong)
    expect((await browser.send(auth.login, { body: account }, { 'X-Forwarded-For': '10.0.0.9' })).status).toBe(200)
  })

  it('limits API calls per minute', async () => {
    for (let call = 0; call < API_LIMIT.attempts; call++) world.throttle.count('api|local', API_LIMIT, clock.now())
    const refused = await browser.send(bootstrap.get)
    expect([refused.status, refused.headers.get('retry-after'), await refused.json()]).toEqual([
      429,
      '60',
      { message: 'Too Many Attempts.' },
    ])
    clock.advance(minutes(1))
    expect((await browser.send(bootstrap.get)).status).toBe(200)
  })
})

describe('responses to requests that do not accept JSON', () => {
  const html = { Accept: 'text/html' }
  const outcome = async (path: string, init: Parameters<typeof statusOf>[1]) => {
    const response = (await browser.ask(path, init))?.response
    return [response?.status, response?.headers.get('location') ?? response?.headers.get('content-type')]
  }

  it('sends error pages and redirects', async () => {
    expect(await outcome('api/v1/bootstrap-data', { headers: { ...html, Referer: '' } })).toEqual([302, '/login'])
    expect(await outcome('api/v1/nowhere', { headers: html })).toEqual([404, 'text/html; charset=utf-8'])
    expect(await outcome('auth/logout', { method: 'POST', headers: html })).toEqual([419, 'text/html; charset=utf-8'])
  })

  it('redirects back to the site’s own form after a validation error', async () => {
    browser.session()
    const form = (Referer: string) =>
      outcome('auth/login', {
        method: 'POST',
        body: 'email=a',
        headers: {
          ...html,
          Referer,
          'Content-Type': 'application/x-www-form-urlencoded',
          [XSRF_HEADER]: browser.cookies()[XSRF_COOKIE] ?? '',
        },
      })
    expect(await form(`${SITE}/login?email=a`)).toEqual([302, `${SITE}/login?email=a`])
    expect(await form('https://elsewhere.test/')).toEqual([302, '/'])
  })
})

it('adds a status to object responses of controllers, but not to those of Fortify', async () => {
  expect(await (await browser.send(bootstrap.get)).json()).toMatchObject({ status: 'success' })
  expect(await (await browser.send(auth.login, { body: account })).json()).not.toHaveProperty('status')
})
