import { getClient, getIsolationScope } from '@sentry/react'
import { afterEach, beforeEach, describe, expect, it, test, vi } from 'vitest'

import { ApiError } from '@/core/platform/api/api-error'

import type { Reporter } from './report-error'
import { startSentry } from './sentry'

type SentException = { type: string; value: string; stacktrace?: { frames: { filename: string; function: string }[] } }
type SentEvent = {
  exception: { values: SentException[] }
  breadcrumbs?: { category: string; message?: string; data?: Record<string, unknown> }[]
  extra?: Record<string, unknown>
}

/** Everything that would have been sent, and the events in it. */
let wire: unknown[]
let events: SentEvent[]
let report: Reporter

beforeEach(() => {
  wire = []
  events = []
  vi.spyOn(Math, 'random').mockReturnValue(0.1)
  getIsolationScope().clearBreadcrumbs()
  report = startReporting('3.1.2')
})

/** Starts reporting to `wire` and `events`, for a site that names its release or none. */
const startReporting = (release: string | null): Reporter =>
  startSentry({
    dsn: 'https://key@errors.example/1',
    release,
    transport: () => ({
      send: (envelope) => {
        wire.push(envelope)
        for (const [header, item] of envelope[1]) if (header.type === 'event') events.push(item as SentEvent)
        return Promise.resolve({})
      },
      flush: () => Promise.resolve(true),
    }),
  })

afterEach(async () => {
  await getClient()?.close()
  document.body.innerHTML = ''
  window.history.replaceState(null, '', '/')
})

/** Sent events, after the library has flushed. */
async function sent(): Promise<SentEvent[]> {
  await getClient()?.flush()
  return events
}

/** An error whose stack trace points to this script. */
function errorIn(script: string, message = 'It broke', name = 'Error') {
  const error = new Error(message)
  error.name = name
  error.stack = `${name}: ${message}\n    at play (${script}:10:5)`
  return error
}

describe('startSentry: personal data', () => {
  const SECRET = /anna|bērziņa|s3cret|29123456/i

  test('removes personal data from messages, names, causes, stacks and context', async () => {
    const cause = errorIn(
      'http://dziesma.test/user/12/anna-berzina?email=anna@example.lv',
      'Unexpected token "Anna Bērziņa"',
    )
    const error = new Error('anna.berzina@example.lv at /password/reset/s3cretToken', { cause })
    error.name = 'anna@example.lv'
    error.stack = `Error: x\n    at anna@example.lv (http://dziesma.test/password/reset/s3cretToken?email=anna:1:1)`
    report(error, { path: '/search/anna', note: 'call +371 29123456' })
    expect(await sent()).toHaveLength(1)
    expect(JSON.stringify(wire)).not.toMatch(SECRET)
  })

  test('removes personal data from server messages, in an ApiError or in a cause', async () => {
    report(new ApiError(422, { message: 'The name Anna is taken' }))
    report(new Error('Saving failed', { cause: new ApiError(409, { message: 'Anna has this already' }) }))
    report(new ApiError(500))
    const values = (await sent()).flatMap(({ exception }) => exception.values.map(({ value }) => value))
    expect(values).toContain('Request failed with status 500')
    expect(values.filter((value) => value === 'Refused with a message of the server')).toHaveLength(2)
    expect(JSON.stringify(wire)).not.toMatch(SECRET)
  })

  test('removes personal data from thrown values that are not errors', async () => {
    report({ email: 'anna@example.lv', toString: () => 'Anna' })
    report('anna@example.lv is gone')
    report(undefined)
    const values = (await sent()).map(({ exception }) => exception.values[0]?.value)
    expect(values).toEqual(['Thrown: object', '[email] is gone', 'Thrown: undefined'])
    expect(JSON.stringify(wire)).not.toMatch(SECRET)
  })

  test('removes personal data from the page, the user and the scope', async () => {
    document.cookie = 'session=s3cret'
    window.history.replaceState(null, '', '/password/reset/s3cret?email=anna@example.lv')
    getIsolationScope()
      .setUser({ id: 7, email: 'anna@example.lv', username: 'Anna' })
      .setTag('name', 'Anna')
      .setExtra('body', { email: 'anna@example.lv' })
      .setContext('form', { name: 'Anna' })
      .setTransactionName('/user/anna')
    report(errorIn('http://dziesma.test/build/assets/index.js'))
    const [event] = await sent()
    expect(event).not.toHaveProperty('user')
    expect(event).not.toHaveProperty('request')
    expect(event).not.toHaveProperty('tags')
    expect(event).not.toHaveProperty('contexts')
    expect(JSON.stringify(wire)).toContain('"infer_ip":"never"')
    expect(JSON.stringify(wire)).not.toMatch(SECRET)
  })

  test('removes personal data from click breadcrumbs: labels, texts, names and ids', async () => {
    document.body.innerHTML = `
      <main><form id="anna"><button type="button" aria-label='Sveika, Anna"] > b[title="Anna' title="Anna" class="anna" name="anna">Anna</button></form></main>`
    document.querySelector('button')?.click()
    report(errorIn('http://dziesma.test/build/assets/index.js'))
    const [event] = await sent()
    expect(event?.breadcrumbs?.map(({ category, message }) => [category, message])).toEqual([
      ['ui.click', 'html > body > main > form > button'],
    ])
    expect(JSON.stringify(wire)).not.toMatch(SECRET)
  })

  test('removes personal data from navigation and request breadcrumbs: queries, tokens, ids and names', async () => {
    window.history.pushState(null, '', '/password/reset/s3cret?email=anna@example.lv')
    window.history.pushState(null, '', '/user/12/anna-berzina')
    const { addBreadcrumb } = await import('@sentry/react')
    addBreadcrumb(
      { category: 'xhr', data: { method: 'POST', url: '/api/v1/users/12?email=anna', status_code: 422, body: 'Anna' } },
      { input: '{"password":"s3cret"}' },
    )
    addBreadcrumb({ category: 'console', message: 'Anna', data: { arguments: ['Anna'] } })
    report(errorIn('http://dziesma.test/build/assets/index.js'))
    const [event] = await sent()
    expect(event?.breadcrumbs?.map(({ data }) => data)).toEqual([
      { from: '/', to: '/password/reset/:text' },
      { from: '/password/reset/:text', to: '/user/:text/:slug' },
      { method: 'POST', url: '/api/v1/users/:id', status_code: 422 },
    ])
    expect(JSON.stringify(wire)).not.toMatch(SECRET)
  })
})

test('startSentry sends type, message, stack trace and causes', async () => {
  const error = errorIn(
    'http://dziesma.test/build/assets/index-Bx3f9K2a.js',
    "Cannot read properties of undefined (reading 'id')",
    'TypeError',
  )
  error.cause = errorIn('http://dziesma.test/build/assets/index-Bx3f9K2a.js', 'The queue is empty')
  report(error, { verb: 'next', count: 3, uncaught: true })
  const [event] = await sent()
  expect(event?.exception.values.map(({ type, value }) => [type, value])).toEqual([
    ['Error', 'The queue is empty'],
    ['TypeError', "Cannot read properties of undefined (reading 'id')"],
  ])
  expect(event?.exception.values[0]?.stacktrace?.frames).toEqual([
    {
      filename: 'http://dziesma.test/build/assets/index-Bx3f9K2a.js',
      function: 'play',
      lineno: 10,
      colno: 5,
      in_app: true,
    },
  ])
  expect(event).toMatchObject({ release: '3.1.2', extra: { verb: 'next', count: 3, uncaught: true } })
})

describe('startSentry: limits of spec section 9', () => {
  test.each([
    [0.19, 1],
    [0.21, 0],
    [0.99, 0],
  ])('sends one error in five: at %d', async (chance, count) => {
    vi.mocked(Math.random).mockReturnValue(chance)
    report(errorIn('http://dziesma.test/build/assets/index.js'))
    expect(await sent()).toHaveLength(count)
  })

  it('keeps the last 100 breadcrumbs', async () => {
    for (let step = 0; step < 130; step++) window.history.pushState(null, '', step % 2 ? '/login' : '/pricing')
    report(errorIn('http://dziesma.test/build/assets/index.js'))
    expect((await sent())[0]?.breadcrumbs).toHaveLength(100)
  })

  it('limits messages to 250 characters, stacks to 50 frames and causes to five', async () => {
    const chain = Array.from({ length: 12 }).reduce<Error>(
      (cause) => new Error('w '.repeat(400), { cause }),
      new Error('root'),
    )
    chain.stack = `Error: x\n${Array.from({ length: 80 }, (_, line) => `    at f${line} (http://dziesma.test/a.js:${line}:1)`).join('\n')}`
    report(chain)
    const [event] = await sent()
    const values = event?.exception.values ?? []
    expect(values).toHaveLength(1 + 5)
    expect(Math.max(...values.map(({ value }) => value.length))).toBe(250)
    expect(values.at(-1)?.stacktrace?.frames).toHaveLength(50)
  })

  it('sends the same error once', async () => {
    const error = errorIn('http://dziesma.test/build/assets/index.js')
    report(error)
    report(error)
    expect(await sent()).toHaveLength(1)
  })
})

describe('startSentry: ignore list of spec section 8', () => {
  test.each([
    ['TypeError', 'Failed to fetch dynamically imported module: http://dziesma.test/build/assets/a.js'],
    ['TypeError', 'error loading dynamically imported module: http://dziesma.test/build/assets/a.js'],
    ['TypeError', 'Importing a module script failed.'],
    ['Error', 'Unable to preload CSS for /build/assets/a.css'],
    ['NotFoundError', "Failed to execute 'removeChild' on 'Node': The node to be removed is not a child of this node."],
    ['NotFoundError', "Failed to execute 'insertBefore' on 'Node': The node before which …"],
    ['NotFoundError', 'Node.removeChild: The node to be removed is not a child of this node'],
    ['NotFoundError', 'The object can not be found here.'],
    ['Error', 'ResizeObserver loop limit exceeded'],
    ['Error', 'ResizeObserver loop completed with undelivered notifications.'],
    ['AbortError', 'Share canceled'],
    ['AbortError', 'Abort due to cancellation of share.'],
  ])('ignores %s: %s', async (name, message) => {
    report(errorIn('http://dziesma.test/build/assets/index.js', message, name))
    expect(await sent()).toEqual([])
  })

  test.each([
    'chrome-extension://abc/a.js',
    'moz-extension://abc/a.js',
    'safari-web-extension://abc/a.js',
    'webkit-masked-url://hidden/',
  ])('ignores errors from %s', async (script) => {
    report(errorIn(script))
    expect(await sent()).toEqual([])
  })

  test('sends other errors', async () => {
    report(errorIn('http://dziesma.test/build/assets/index.js', 'The observer is not removed'))
    report(errorIn('http://dziesma.test/build/assets/index.js', 'The user aborted a request.', 'AbortError'))
    expect(await sent()).toHaveLength(2)
  })
})

describe('startSentry: release', () => {
  beforeEach(() => void vi.stubGlobal('RELEASE_VERSION', '1.2.3'))

  it('names the version of the client when the site names no release', async () => {
    report = startReporting(null)
    report(new Error('It broke'))
    expect(await sent()).toMatchObject([{ release: 'dziesma@1.2.3', dist: '1.2.3' }])
  })

  it('keeps the release of the site, and adds the version of the client', async () => {
    report = startReporting('3.1.2')
    report(new Error('It broke'))
    expect(await sent()).toMatchObject([{ release: '3.1.2', dist: '1.2.3' }])
  })
})
