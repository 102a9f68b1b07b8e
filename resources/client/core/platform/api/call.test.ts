import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, test, vi } from 'vitest'
import * as z from 'zod/mini'

import { albums } from '@/contract/groups/albums'
import { auth } from '@/contract/groups/auth'
import { bootstrap } from '@/contract/groups/bootstrap'
import { invoices } from '@/contract/groups/invoices'
import { users } from '@/contract/groups/users'
import { endpoint } from '@/contract/machinery/endpoint'
import { getBootstrap } from '@/core/platform/bootstrap/bootstrap-store'
import { changeLanguage } from '@/core/platform/i18n/i18n'
import { refreshBootstrap, renewSession } from '@/core/platform/session/refresh-bootstrap'
import { mockBackend } from '@mock/node'
import { emptyBodies, type Fault } from '@mock/state/parts/faults'

import { type ApiError, isGone, isUncertain, UnconfirmedWrite } from './api-error'
import { call } from './call'
import { ContractBreach } from './conform'
import { shouldRetry } from './query-client'
import { recoverWith } from './recovery'
import { pageError } from './request'

beforeAll(() => mockBackend.listen())
beforeEach(() => refreshBootstrap())
afterEach(() => mockBackend.reset())
afterAll(() => mockBackend.close())

const album = () => call(albums.show, { params: { id: 1 }, query: { loader: 'albumPage' } })
const english = () => call(users.setLocale, { body: { locale: 'en' } })
const provoke = (...faults: Fault[]) => mockBackend.world.faults.set(faults)
const failureOf = (promise: Promise<unknown>) =>
  promise.then(
    () => expect.unreachable('it succeeded'),
    (error: unknown) => error,
  )

describe('call: responses', () => {
  it('parses the response by the contract', async () => {
    expect((await album()).album).toMatchObject({ id: 1, model_type: 'album' })
  })

  it.each([
    ['an HTML page instead of JSON', 'html'],
    ['truncated JSON', 'truncated'],
  ] as const)('throws an ApiError for %s with status 200', async (_, kind) => {
    provoke({ kind, endpoint: 'albums.show' })
    expect(await failureOf(album())).toMatchObject({ name: 'ApiError', status: 200 })
  })

  it('throws a ContractBreach for a response of another shape', async () => {
    provoke({ kind: 'wrongShape', endpoint: 'albums.show' })
    expect(await failureOf(album())).toBeInstanceOf(ContractBreach)
  })

  it.each(['html', 'truncated', 'wrongShape'] as const)(
    'throws UnconfirmedWrite for a write whose response is of the kind %s',
    async (kind) => {
      provoke({ kind, endpoint: 'users.setLocale' })
      const failure = await failureOf(english())
      expect(failure).toBeInstanceOf(UnconfirmedWrite)
      expect(isUncertain(failure)).toBe(true)
    },
  )

  it.each(emptyBodies)('accepts the empty body “%s” after a write', async (body) => {
    provoke({ kind: 'empty', body, endpoint: 'users.setLocale' })
    await expect(english()).resolves.toBeUndefined()
    expect(mockBackend.session.locale).toBe('en')
  })

  it('throws UnconfirmedWrite for a write that is redirected to an empty page', async () => {
    const page = new Response('', { headers: { 'Content-Type': 'text/html; charset=UTF-8' } })
    vi.stubGlobal('fetch', () => Promise.resolve(Object.defineProperty(page, 'url', { value: `${location.origin}/` })))
    const failure = await failureOf(english())
    vi.unstubAllGlobals()
    expect(failure).toBeInstanceOf(UnconfirmedWrite)
    expect(failure).toMatchObject({ page: `${location.origin}/` })
  })

  it.each([
    ['of the requested URL', (url: string) => url],
    ['that a redirect leads to', () => `${location.origin}/login`],
  ])('tells nothing about a resource from a 404 page %s', async (_, finalUrl) => {
    vi.stubGlobal('fetch', (url: string) => {
      const page = new Response('<h1>404</h1>', { status: 404, headers: { 'Content-Type': 'text/html' } })
      return Promise.resolve(Object.defineProperty(page, 'url', { value: finalUrl(url) }))
    })
    const failure = await failureOf(call(invoices.list, { query: { userId: 1 } }))
    vi.unstubAllGlobals()
    expect(failure).toMatchObject({ status: 404 })
    expect(isGone(failure)).toBe(false)
  })

  it('throws an ApiError with the field errors of a 422', async () => {
    const error = await failureOf(call(auth.login, { body: { email: 'x@y.lv', password: 'wrong' } }))
    expect(error).toMatchObject({ status: 422, fieldErrors: { email: 'These credentials do not match our records.' } })
  })

  it.each([
    ['en', "You can't do this on a demo site."],
    ['lv', 'Demonstrācijas vietnē to izdarīt nevar.'],
  ])('throws a demo site’s refusal in the language %s', async (language, message) => {
    await changeLanguage(language)
    const body = { message: "You can't do that on demo site." }
    provoke({ kind: 'status', status: 403, body, endpoint: 'users.setLocale' })
    expect(await failureOf(english())).toMatchObject({ status: 403, body: { message } })
    await changeLanguage('en')
  })

  it('leaves a trace untranslated', async () => {
    const body = { message: 'Server Error', ignitionTrace: true }
    provoke({ kind: 'status', status: 500, body, endpoint: 'users.setLocale' })
    expect(await failureOf(english())).toMatchObject({ body })
  })

  it.each([403, 404, 429, 500, 503])('throws an ApiError for status %i', async (status) => {
    provoke({ kind: 'status', status, endpoint: 'albums.show' })
    expect(await failureOf(album())).toMatchObject({ name: 'ApiError', status })
  })

  it('throws an ApiError with status 0 without a response', async () => {
    provoke({ kind: 'network', endpoint: 'albums.show' })
    expect(await failureOf(album())).toMatchObject({ name: 'ApiError', status: 0 })
  })

  it('rejects with the abort reason when aborted', async () => {
    provoke({ kind: 'timeout', endpoint: 'albums.show' })
    const controller = new AbortController()
    const failure = failureOf(
      call(albums.show, { params: { id: 1 }, query: { loader: 'albumPage' } }, { signal: controller.signal }),
    )
    controller.abort(new Error('left the screen'))
    expect(await failure).toMatchObject({ message: 'left the screen' })
  })
})

describe('call: requests', () => {
  it('send the current CSRF token', async () => {
    mockBackend.signInAs('free')
    expect((await english())?.locale?.language).toBe('en')
    mockBackend.signInAs('subscriber')
    expect((await english())?.locale?.language).toBe('en')
  })

  it.each([
    ['are limited in time', undefined, 1],
    ['may take any time for a job', true, 0],
  ] as const)('%s', async (_, isJob, limits) => {
    const limit = vi.spyOn(AbortSignal, 'timeout')
    await call(endpoint({ ...users.setLocale, ...(isJob && { isJob }) }), { body: { locale: 'en' } })
    expect(limit).toHaveBeenCalledTimes(limits)
    limit.mockRestore()
  })

  it.each([
    ['https://cdn.example/api', 'Requests are for this site only, not for https://cdn.example'],
    ['//cdn.example/api', 'Requests are for this site only, not for http://cdn.example'],
    // Resolves to a path of this site that does not exist.
    [String.raw`/\cdn.example/api`, "This site doesn't offer this."],
    [String.raw`\\cdn.example/api`, "This site doesn't offer this."],
  ])('never leave the site: %s', async (path, message) => {
    const foreign = endpoint({ method: 'POST', path, response: z.unknown() })
    expect(String(await failureOf(call(foreign)))).toContain(message)
  })
})

describe('call: recovery', () => {
  const refuse = (status: number, times?: number) =>
    provoke({ kind: 'status', status, endpoint: 'users.setLocale', ...(times && { times }) })
  let restore: () => void = () => undefined
  afterEach(() => restore())

  it('renews the session after a 419 and retries once for the same user', async () => {
    restore = recoverWith({ renewSession: () => renewSession() })
    refuse(419, 1)
    expect((await english())?.locale?.language).toBe('en')
  })

  it('throws a second 419', async () => {
    restore = recoverWith({ renewSession: () => renewSession() })
    refuse(419)
    expect(await failureOf(english())).toMatchObject({ status: 419 })
  })

  it('reloads the page instead of retrying when a 419 reveals another user', async () => {
    const reload = vi.fn<() => void>()
    restore = recoverWith({ renewSession: () => renewSession(reload) })
    mockBackend.signInAs('free')
    refuse(419, 1)
    expect(await failureOf(english())).toMatchObject({ status: 419 })
    expect(reload).toHaveBeenCalledOnce()
    expect(getBootstrap().user?.email).toBe('free@dziesma.test')
  })

  it.each([
    [true, undefined],
    [false, 423],
  ])('retries after a 423 only when the password was confirmed (%s)', async (confirmed, status) => {
    restore = recoverWith({ confirmPassword: () => Promise.resolve(confirmed) })
    refuse(423, 1)
    const outcome = await english().then(
      () => undefined,
      (error: ApiError) => error.status,
    )
    expect(outcome).toBe(status)
  })

  it('reports the end of the session after a 401', async () => {
    const sessionEnded = vi.fn<() => void>()
    restore = recoverWith({ sessionEnded })
    refuse(401)
    expect(await failureOf(english())).toMatchObject({ status: 401 })
    expect(sessionEnded).toHaveBeenCalledOnce()
  })
})

it('refreshBootstrap shares one request between concurrent calls', async () => {
  const [first, second] = await Promise.all([refreshBootstrap(), refreshBootstrap()])
  expect(first).toBe(second)
  expect(await call(bootstrap.get)).not.toBe(first)
})

const html = { status: 200, text: '<!doctype html>' }

test.each(['http://dziesma.test/pricing', 'http://dziesma.test/billing/?from=api#plans'])(
  'pageError turns a redirect to %s into a 403 with a link to the plans',
  async (page) => {
    const error = await pageError(html, page)
    expect(error).toMatchObject({
      status: 403,
      body: { message: "Your plan doesn't include this.", action: { action: '/pricing' } },
    })
    expect(shouldRetry(0, error)).toBe(false)
  },
)

test.each([
  'http://dziesma.test/',
  'http://dziesma.test/login',
  'http://dziesma.test/pricing-history',
  'https://evil.test/pricing',
])('pageError keeps the status of a redirect to %s', async (page) => {
  expect(await pageError(html, page)).toMatchObject({ status: 200, body: {}, page })
  expect(await pageError({ ...html, status: 503, retryAfter: '7' }, page)).toMatchObject({
    status: 503,
    retryAfter: 7,
    page,
  })
})
