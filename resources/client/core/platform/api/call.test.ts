import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest'
import * as z from 'zod/mini'

import { albums } from '@/contract/albums'
import { auth } from '@/contract/auth'
import { bootstrap } from '@/contract/bootstrap'
import { endpoint } from '@/contract/endpoint'
import { users } from '@/contract/users'
import { getBootstrap } from '@/core/platform/bootstrap/bootstrap-store'
import { refreshBootstrap, renewSession } from '@/core/platform/bootstrap/refresh-bootstrap'
import { emptyBodies, type Fault } from '@mock/control/faults'
import { mockBackend } from '@mock/node'

import { type ApiError, UnconfirmedWrite } from './api-error'
import { call } from './call'
import { ContractBreach } from './conform'
import { isUncertain } from './is-uncertain'
import { recoverWith } from './recovery'

beforeAll(() => mockBackend.listen())
beforeEach(() => refreshBootstrap())
afterEach(() => mockBackend.reset())
afterAll(() => mockBackend.close())

const album = () => call(albums.show, { params: { id: 1 } })
const english = () => call(users.setLocale, { body: { locale: 'en' } })
const provoke = (...faults: Fault[]) => mockBackend.world.faults.set(faults)
const failureOf = (promise: Promise<unknown>) =>
  promise.then(
    () => expect.unreachable('it succeeded'),
    (error: unknown) => error,
  )

describe('an answer', () => {
  it('is read by the contract', async () => {
    expect((await album()).album).toMatchObject({ id: 1, model_type: 'album' })
  })

  it.each([
    ['a page in place of JSON', 'html'],
    ['half a JSON text', 'truncated'],
  ] as const)('that is %s is an error, although its status is 200', async (_, kind) => {
    provoke({ kind, endpoint: 'albums.show' })
    expect(await failureOf(album())).toMatchObject({ name: 'ApiError', status: 200 })
  })

  it('of another shape breaks the contract', async () => {
    provoke({ kind: 'wrongShape', endpoint: 'albums.show' })
    expect(await failureOf(album())).toBeInstanceOf(ContractBreach)
  })

  it.each(['html', 'truncated', 'wrongShape'] as const)(
    'leaves a write unconfirmed when it is of the kind %s',
    async (kind) => {
      provoke({ kind, endpoint: 'users.setLocale' })
      const failure = await failureOf(english())
      expect(failure).toBeInstanceOf(UnconfirmedWrite)
      expect(isUncertain(failure)).toBe(true)
    },
  )

  it.each(emptyBodies)('confirms a write with the empty body “%s”', async (body) => {
    provoke({ kind: 'empty', body, endpoint: 'users.setLocale' })
    await expect(english()).resolves.toBeUndefined()
    expect(mockBackend.session.locale).toBe('en')
  })

  it('that refuses carries the message and the fields', async () => {
    const error = await failureOf(call(auth.login, { body: { email: 'x@y.lv', password: 'wrong' } }))
    expect(error).toMatchObject({ status: 422, fieldErrors: { email: 'These credentials do not match our records.' } })
  })

  it.each([403, 404, 429, 500, 503])('with status %i is an ApiError', async (status) => {
    provoke({ kind: 'status', status, endpoint: 'albums.show' })
    expect(await failureOf(album())).toMatchObject({ name: 'ApiError', status })
  })

  it('that never comes has status 0', async () => {
    provoke({ kind: 'network', endpoint: 'albums.show' })
    expect(await failureOf(album())).toMatchObject({ name: 'ApiError', status: 0 })
  })

  it('that is no longer wanted ends with the reason', async () => {
    provoke({ kind: 'timeout', endpoint: 'albums.show' })
    const controller = new AbortController()
    const failure = failureOf(call(albums.show, { params: { id: 1 } }, { signal: controller.signal }))
    controller.abort(new Error('left the screen'))
    expect(await failure).toMatchObject({ message: 'left the screen' })
  })
})

describe('the request', () => {
  it('carries the token of this moment', async () => {
    mockBackend.signInAs('free')
    expect((await english())?.locale?.language).toBe('en')
    mockBackend.signInAs('subscriber')
    expect((await english())?.locale?.language).toBe('en')
  })

  it.each([
    ['https://cdn.example/api', 'Requests are for this site only, not for https://cdn.example'],
    ['//cdn.example/api', 'Requests are for this site only, not for http://cdn.example'],
    // Brought back into the site, where there is no such path.
    [String.raw`/\cdn.example/api`, 'The route api/v1/'],
    [String.raw`\\cdn.example/api`, 'The route api/v1/'],
  ])('never leaves the site: %s', async (path, message) => {
    const foreign = endpoint({ method: 'POST', path, response: z.unknown() })
    expect(String(await failureOf(call(foreign)))).toContain(message)
  })
})

describe('a refusal that can be mended', () => {
  const refuse = (status: number, times?: number) =>
    provoke({ kind: 'status', status, endpoint: 'users.setLocale', ...(times && { times }) })
  let restore: () => void = () => undefined
  afterEach(() => restore())

  it('419: the session is renewed and the request repeated once for the same user', async () => {
    restore = recoverWith({ renewSession: () => renewSession() })
    refuse(419, 1)
    expect((await english())?.locale?.language).toBe('en')
  })

  it('419 again: that is the answer', async () => {
    restore = recoverWith({ renewSession: () => renewSession() })
    refuse(419)
    expect(await failureOf(english())).toMatchObject({ status: 419 })
  })

  it('419 of another user: the page is loaded anew, nothing is repeated', async () => {
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
  ])('423: the request is repeated only when the password was confirmed (%s)', async (confirmed, status) => {
    restore = recoverWith({ confirmPassword: () => Promise.resolve(confirmed) })
    refuse(423, 1)
    const outcome = await english().then(
      () => undefined,
      (error: ApiError) => error.status,
    )
    expect(outcome).toBe(status)
  })

  it('401: whoever watches the session is told', async () => {
    const sessionEnded = vi.fn<() => void>()
    restore = recoverWith({ sessionEnded })
    refuse(401)
    expect(await failureOf(english())).toMatchObject({ status: 401 })
    expect(sessionEnded).toHaveBeenCalledOnce()
  })
})

it('several refreshes at once are one request', async () => {
  const [first, second] = await Promise.all([refreshBootstrap(), refreshBootstrap()])
  expect(first).toBe(second)
  expect(await call(bootstrap.get)).not.toBe(first)
})
