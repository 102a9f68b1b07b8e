import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'

import { bootstrap } from '@/contract/groups/bootstrap'
import { social, socialMessageSchema } from '@/contract/groups/social'
import { toWire, XSRF_COOKIE, XSRF_HEADER } from '@/contract/machinery/wire'
import { type SocialIntent, socialPopupPath, type SocialService } from '@/contract/shapes/social-popup'

import { PERSONA_PASSWORD, personas } from '../../state/seeds/personas'
import { startTestServer } from '../../testing/test-server'
import type { Control } from '../control/control'
import { createCookieJar } from '../in-page/cookie-jar'

let server: Awaited<ReturnType<typeof startTestServer>>
let worlds = 0
let browser: Awaited<ReturnType<typeof openBrowser>>

beforeAll(async () => {
  server = await startTestServer()
})
afterAll(() => server.close())
beforeEach(async () => {
  browser = await openBrowser()
})

/** Extracts the message that a page posts to its opener. */
async function posted(response: Response) {
  const [, message = 'null'] = /postMessage\((.*), '\*'\)/.exec(await response.text()) ?? []
  return JSON.parse(message) as Record<string, unknown>
}

/** Opens a browser in a separate world that can walk through the popup. */
async function openBrowser() {
  const jar = createCookieJar()
  async function ask(path: string, init: RequestInit & { headers?: Record<string, string> } = {}) {
    const Cookie = Object.entries(jar.all())
      .map(([name, value]) => `${name}=${encodeURIComponent(value)}`)
      .join('; ')
    const headers = { Accept: 'text/html', Referer: server.url, Cookie, ...init.headers }
    const response = await fetch(new URL(path, server.url), { ...init, redirect: 'manual', headers })
    jar.keep(response.headers.getSetCookie())
    return response
  }
  const post = (path: string, body: object, headers = {}) =>
    ask(path, {
      method: 'POST',
      body: JSON.stringify(body),
      headers: { Accept: 'application/json', 'Content-Type': 'application/json', ...headers },
    })
  const control = (change: Control & { world?: string }) => post('mock/control', change)
  await control({ world: `popup-${(worlds += 1)}` })

  async function open(intent: SocialIntent, service: SocialService = 'google') {
    const response = await ask(socialPopupPath(service, intent))
    return { response, state: /\?state=(\w+)/.exec(response.headers.get('location') ?? '')?.[1] ?? '' }
  }
  const comeBack = (state: string, answer: Record<string, string>, service = 'google') =>
    ask(`secure/auth/social/${service}/callback?${new URLSearchParams({ state, ...answer })}`)

  return {
    ask,
    control,
    open,
    comeBack,
    token: () => jar.all()[XSRF_COOKIE],
    /** Opens the popup and returns from the provider as this person. */
    async visit(intent: SocialIntent, email: string, name = 'Ieva Jaunā') {
      const { state } = await open(intent)
      return posted(await comeBack(state, { decision: 'allow', name, email }))
    },
    connect: (password: string) =>
      post(toWire(social.connect).url, { password }, { [XSRF_HEADER]: jar.all()[XSRF_COOKIE] ?? '' }),
    async userNow() {
      const answer = await ask(toWire(bootstrap.get).url, { headers: { Accept: 'application/json' } })
      return bootstrap.get.response.parse(await answer.json()).data.user?.email
    },
  }
}

describe('social sign-in popup of a guest', () => {
  it('signs in a user connected to the provider and rotates the token', async () => {
    const before = browser.token()
    const message = await browser.visit('login', personas.subscriber.email)
    const { data } = socialMessageSchema.safeParse(message)
    expect(data).toMatchObject({ type: 'social-auth', status: 'SUCCESS' })
    expect(await browser.userNow()).toBe(personas.subscriber.email)
    expect(browser.token()).not.toBe(before)
  })

  it('creates an account for an unknown address', async () => {
    expect(await browser.visit('login', 'ieva@example.test')).toMatchObject({ status: 'SUCCESS' })
    expect(await browser.userNow()).toBe('ieva@example.test')
  })

  it('requests the password of an existing account with this address, and connects it', async () => {
    expect(await browser.visit('login', personas.free.email)).toEqual({
      type: 'social-auth',
      status: 'REQUEST_PASSWORD',
      callbackData: null,
    })
    expect(await browser.userNow()).toBeUndefined()
    const refused = await browser.connect('wrong')
    expect([refused.status, await refused.json()]).toMatchObject([422, { errors: { password: expect.any(String) } }])
    expect((await browser.connect(PERSONA_PASSWORD)).status).toBe(200)
    expect(await browser.userNow()).toBe(personas.free.email)
    await browser.control({ signInAs: 'guest' })
    expect(await browser.visit('login', personas.free.email)).toMatchObject({ status: 'SUCCESS' })
  })

  it.each([
    ['deny', 'Could not retrieve social sign in account.'],
    ['break', null],
  ])('reports a failure: %s', async (decision, errorMessage) => {
    const { state } = await browser.open('login')
    expect(await posted(await browser.comeBack(state, { decision }))).toMatchObject({
      status: 'ERROR',
      callbackData: { errorMessage },
    })
  })

  it('rejects a return with an unknown state or for another provider', async () => {
    await browser.open('login')
    const person = { decision: 'allow', name: 'X', email: personas.subscriber.email }
    expect(await posted(await browser.comeBack('invented', person))).toMatchObject({ status: 'ERROR' })
    const { state } = await browser.open('login')
    expect(await posted(await browser.comeBack(state, person, 'twitter'))).toMatchObject({ status: 'ERROR' })
    expect(await browser.userNow()).toBeUndefined()
  })

  it('redirects to sign-in when a user is required, and responds with 403 when the provider is disabled', async () => {
    const { response } = await browser.open('connect')
    expect([response.status, response.headers.get('location')]).toEqual([302, '/login'])
    await browser.control({ settings: { social: { google: { enable: false } } } })
    expect((await browser.open('login')).response.status).toBe(403)
  })
})

describe('social sign-in popup of a user', () => {
  beforeEach(() => browser.control({ signInAs: 'parent' }))

  it('reports that the user is already signed in', async () => {
    const { response } = await browser.open('login')
    expect(await posted(response)).toMatchObject({ status: 'ALREADY_LOGGED_IN' })
  })

  it('connects an account unless another user has it', async () => {
    expect(await browser.visit('connect', 'laura@example.test')).toMatchObject({ status: 'SUCCESS' })
    expect(await browser.visit('connect', personas.subscriber.email)).toMatchObject({ status: 'ERROR' })
    const { state } = await browser.open('retrieve-profile')
    const answer = await browser.comeBack(state, { decision: 'allow', name: 'Laura', email: 'laura@example.test' })
    const message = socialMessageSchema.parse(await posted(answer))
    expect(message).toMatchObject({ status: 'SUCCESS_PROFILE_RETRIEVE', callbackData: { profile: { name: 'Laura' } } })
  })
})

it('follows the configured opener policy and message type of the provider', async () => {
  const policy = async () => (await browser.ask('mock/social/google')).headers.get('cross-origin-opener-policy')
  expect(await policy()).toBe('unsafe-none')
  await browser.control({ provider: { coop: 'same-origin', typed: false } })
  expect(await policy()).toBe('same-origin')
  expect(await browser.visit('login', 'ieva@example.test')).not.toHaveProperty('type')
})

describe('mock/outbox', () => {
  const outbox = async (query = '') =>
    (await browser.ask(`mock/outbox${query}`, { headers: { Accept: 'application/json' } })).json() as Promise<{
      mails: object[]
      authenticators: object[]
    }>

  it('returns the world’s mails and authenticators as JSON', async () => {
    const { mails, authenticators } = await outbox()
    expect(mails).toContainEqual(expect.objectContaining({ to: personas.unverified.email, code: '123456', link: null }))
    expect(authenticators).toEqual([
      expect.objectContaining({ email: personas.twoFactor.email, code: expect.stringMatching(/^\d{6}$/) }),
    ])
    expect((await outbox('?to=nobody@dziesma.test')).mails).toEqual([])
  })

  it('responds to browsers with an HTML page', async () => {
    const response = await browser.ask('mock/outbox')
    expect(response.headers.get('content-type')).toBe('text/html; charset=utf-8')
    expect(await response.text()).toContain(`To ${personas.unverified.email}`)
  })
})
