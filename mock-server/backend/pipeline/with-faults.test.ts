import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'

import { bootstrap } from '@/contract/groups/bootstrap'
import { channels } from '@/contract/groups/channels'
import { library } from '@/contract/groups/library'
import { users } from '@/contract/groups/users'
import { seconds } from '@/lib/dates/duration'

import { GENERIC_MESSAGE } from '../../kit/mock-failure'
import { createWorld } from '../../site/create-world'
import { faultSchema } from '../../state/parts/faults'
import { testBrowser } from '../../testing/test-browser'

let world: ReturnType<typeof createWorld>
let browser: ReturnType<typeof testBrowser>

beforeEach(() => {
  world = createWorld()
  browser = testBrowser(world)
})
afterEach(() => {
  vi.useRealTimers()
})

const inject = (...faults: object[]) => world.faults.set(faults.map((fault) => faultSchema.parse(fault)))
const ask = () => browser.send(bootstrap.get)

describe('withFaults', () => {
  it('responds with the given status, body and headers', async () => {
    const body = { message: 'Maintenance', errors: {} }
    inject({ kind: 'status', status: 503, body, headers: { 'Retry-After': '120' } })
    const response = await ask()
    expect([response.status, response.headers.get('retry-after'), await response.json()]).toEqual([503, '120', body])
  })

  it('responds with the backend’s default message, and a trace for administrators', async () => {
    inject({ kind: 'status', status: 500 })
    expect(await (await ask()).json()).toEqual({ message: GENERIC_MESSAGE })
    browser.signInAs('admin')
    expect(await (await ask()).json()).toMatchObject({ message: GENERIC_MESSAGE, ignitionTrace: true })
  })

  it('applies a fault only to its endpoint', async () => {
    inject({ kind: 'status', status: 500, endpoint: 'bootstrap.get' })
    expect((await ask()).status).toBe(500)
    expect(
      (await browser.send(channels.show, { params: { idOrSlug: 1 }, query: { loader: 'channelPage' } })).status,
    ).toBe(200)
  })

  it('truncates the response', async () => {
    inject({ kind: 'truncated' })
    const response = await ask()
    const text = await response.text()
    expect(response.status).toBe(200)
    expect(text).toMatch(/^\{"status":"success","data":/)
    expect(() => JSON.parse(text) as unknown).toThrow(SyntaxError)
  })

  it('sends an HTML page instead of JSON', async () => {
    inject({ kind: 'html' })
    const response = await ask()
    expect([response.status, response.headers.get('content-type')]).toEqual([200, 'text/html; charset=utf-8'])
    expect(await response.text()).toMatch(/^<!doctype html>/)
  })

  it('sends a body that violates the contract', async () => {
    inject({ kind: 'wrongShape' })
    const response = await ask()
    expect(response.status).toBe(200)
    expect(bootstrap.get.response.safeParse(await response.json()).success).toBe(false)
  })

  it.each([
    ['none', 200, '', 'text/html; charset=UTF-8'],
    ['null', 200, 'null', 'application/json'],
    ['text', 200, '""', 'application/json'],
    ['list', 200, '[]', 'application/json'],
    ['noContent', 204, '', null],
  ])('handles the call and responds with the empty body %s', async (body, status, text, type) => {
    inject({ kind: 'empty', body, endpoint: 'users.setLocale' })
    const response = await browser.send(users.setLocale, { body: { locale: 'en' } })
    expect([response.status, await response.text(), response.headers.get('content-type')]).toEqual([status, text, type])
    expect(browser.session().locale).toBe('en')
  })

  it('sends a body of the wrong shape instead of an empty one', async () => {
    browser.signInAs('free')
    inject({ kind: 'wrongShape', endpoint: 'library.add' })
    const response = await browser.send(library.add, {
      body: { likeables: [{ likeable_id: 3, likeable_type: 'artist' }] },
    })
    expect(library.add.response.safeParse(await response.json()).success).toBe(false)
  })

  it('drops the connection', async () => {
    inject({ kind: 'network' })
    expect((await ask()).type).toBe('error')
  })

  it('handles the call and loses the response', async () => {
    inject({ kind: 'lost', endpoint: 'users.setLocale' })
    expect((await browser.send(users.setLocale, { body: { locale: 'en' } })).type).toBe('error')
    expect(browser.session().locale).toBe('en')
  })

  it('applies a flaky fault to every second call', async () => {
    inject({ kind: 'status', status: 502, every: 2 })
    const statuses = [await ask(), await ask(), await ask(), await ask()].map(({ status }) => status)
    expect(statuses).toEqual([200, 502, 200, 502])
  })
})

/** Starts a call and tracks whether it has finished. */
function startCall(signal?: AbortSignal) {
  const state = { ended: false }
  const headers = { Accept: 'application/json' }
  const result = browser.ask('api/v1/bootstrap-data', { headers, ...(signal && { signal }) }).finally(() => {
    state.ended = true
  })
  return { result, state }
}

describe('withFaults: delay', () => {
  beforeEach(() => {
    vi.useFakeTimers()
  })

  it('adds the delay to the latency of all calls', async () => {
    world.faults.latency = 500
    inject(
      { kind: 'delay', ms: 200 },
      { kind: 'delay', ms: 300, endpoint: 'bootstrap.get' },
      { kind: 'delay', ms: 9000, endpoint: 'auth.login' },
    )
    const { result, state } = startCall()
    await vi.advanceTimersByTimeAsync(999)
    expect(state.ended).toBe(false)
    await vi.advanceTimersByTimeAsync(1)
    expect((await result)?.response.status).toBe(200)
  })

  it('waits before an error status', async () => {
    inject({ kind: 'delay', ms: 200 }, { kind: 'status', status: 504 })
    const { result } = startCall()
    await vi.advanceTimersByTimeAsync(200)
    expect((await result)?.response.status).toBe(504)
  })

  it('ends when the caller aborts', async () => {
    const caller = new AbortController()
    inject({ kind: 'delay', ms: seconds(60) })
    const { result } = startCall(caller.signal)
    await vi.advanceTimersByTimeAsync(1)
    caller.abort()
    await result
    expect(vi.getTimerCount()).toBe(0)
  })

  it('keeps a timed-out call pending until the caller aborts', async () => {
    const caller = new AbortController()
    inject({ kind: 'timeout' })
    const { result, state } = startCall(caller.signal)
    await vi.advanceTimersByTimeAsync(seconds(3600))
    expect(state.ended).toBe(false)
    caller.abort()
    expect((await result)?.response.type).toBe('error')
  })
})
