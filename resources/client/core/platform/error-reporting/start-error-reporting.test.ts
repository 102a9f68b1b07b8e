import { afterEach, beforeEach, describe, expect, it, test, vi } from 'vitest'

import { bootstrapOf, permissionsOf } from '@/core/platform/session/bootstrap-of'

const DSN = 'https://key@errors.example/1'
const site = (sentry_public?: string) =>
  bootstrapOf({ settings: { logging: { sentry_public } }, sentry_release: '3.1.2' })

let stop = () => {}
let idle: () => void = () => {
  throw new Error('Nothing waits for an idle moment')
}

/** The test runner takes an uncaught error for its own unless somebody listens. */
const listen = () => undefined

beforeEach(() => {
  window.addEventListener('error', listen)
  vi.resetModules()
  vi.stubGlobal('requestIdleCallback', (work: () => void) => {
    idle = work
  })
})
afterEach(() => {
  stop()
  window.removeEventListener('error', listen)
})

/** The eager part as a page starts with it: nothing reported yet. */
async function freshPage(sentry_public?: string) {
  const { startErrorReporting } = await import('./start-error-reporting')
  const { reportError, QUEUE_LIMIT } = await import('./report-error')
  const report = vi.fn()
  const startSentry = vi.fn(() => report)
  const load = vi.fn(() => Promise.resolve({ startSentry }))
  return {
    report,
    startSentry,
    load,
    reportError,
    QUEUE_LIMIT,
    start: () => {
      stop = startErrorReporting(site(sentry_public), load)
    },
  }
}

const settled = () => new Promise<void>((resolve) => queueMicrotask(() => queueMicrotask(resolve)))

/** What a browser dispatches for an error nobody caught. */
const uncaught = (error: unknown) => window.dispatchEvent(new ErrorEvent('error', { error }))
const unhandled = (reason: unknown) => window.dispatchEvent(Object.assign(new Event('unhandledrejection'), { reason }))

it('asks the service for nothing while a child is signed in', async () => {
  const idleCallback = vi.fn()
  vi.stubGlobal('requestIdleCallback', idleCallback)
  const { startErrorReporting } = await import('./start-error-reporting')
  const user = { id: 8, permissions: permissionsOf('family.open') }
  stop = startErrorReporting(bootstrapOf({ settings: { logging: { sentry_public: DSN } }, user }))
  expect(idleCallback).not.toHaveBeenCalled()
})

describe('without a DSN', () => {
  it('never fetches the service, and catches nothing', async () => {
    const idleCallback = vi.fn()
    vi.stubGlobal('requestIdleCallback', idleCallback)
    const { start, load, reportError } = await freshPage()
    reportError(new Error('before'))
    start()
    uncaught(new Error('uncaught'))
    reportError(new Error('after'))
    expect(load).not.toHaveBeenCalled()
    expect(idleCallback).not.toHaveBeenCalled()
  })
})

describe('with a DSN', () => {
  it('fetches the service once the page is idle', async () => {
    const { start, load, startSentry } = await freshPage(DSN)
    start()
    expect(load).not.toHaveBeenCalled()
    idle()
    await settled()
    expect(startSentry).toHaveBeenCalledWith({ dsn: DSN, release: '3.1.2' })
  })

  it('sends what waited, in order, then what follows', async () => {
    const { start, report, reportError } = await freshPage(DSN)
    const [first, second, third] = [new Error('1'), new Error('2'), new Error('3')]
    reportError(first, { screen: 'start' })
    start()
    reportError(second)
    idle()
    await settled()
    reportError(third)
    expect(report.mock.calls.map(([error]) => error as Error)).toEqual([first, second, third])
    expect(report.mock.calls[0]).toEqual([first, { screen: 'start' }])
  })

  it('keeps the first errors of a flood', async () => {
    const { start, report, reportError, QUEUE_LIMIT } = await freshPage(DSN)
    start()
    for (let index = 0; index < 1000; index++) reportError(index)
    idle()
    await settled()
    expect(QUEUE_LIMIT).toBe(30)
    expect(report.mock.calls.map(([error]) => error as number)).toEqual(Array.from({ length: 30 }, (_, index) => index))
  })

  it('catches errors and rejections that nobody caught, but not the silence of foreign scripts', async () => {
    const { start, report } = await freshPage(DSN)
    start()
    idle()
    await settled()
    const [error, reason] = [new Error('thrown'), new Error('rejected')]
    uncaught(error)
    unhandled(reason)
    uncaught(null)
    expect(report.mock.calls).toEqual([
      [error, { uncaught: true }],
      [reason, { uncaught: true }],
    ])
    stop()
    uncaught(new Error('later'))
    expect(report).toHaveBeenCalledTimes(2)
  })

  it('gives up quietly when the service is blocked', async () => {
    const { start, load, report, reportError } = await freshPage(DSN)
    load.mockRejectedValueOnce(new TypeError('Failed to fetch dynamically imported module'))
    start()
    reportError(new Error('waiting'))
    idle()
    await settled()
    reportError(new Error('after'))
    expect(report).not.toHaveBeenCalled()
  })

  it('waits for the end of the current work where a browser knows no idle moments', async () => {
    vi.useFakeTimers()
    vi.stubGlobal('requestIdleCallback', undefined)
    Reflect.deleteProperty(window, 'requestIdleCallback')
    const { start, load } = await freshPage(DSN)
    start()
    expect(load).not.toHaveBeenCalled()
    vi.runAllTimers()
    expect(load).toHaveBeenCalledOnce()
    vi.useRealTimers()
  })
})

test('reporting never throws', async () => {
  const complain = vi.spyOn(console, 'error').mockReturnValue()
  const { start, report, reportError } = await freshPage(DSN)
  const failure = new Error('The reporter is broken')
  report.mockImplementation(() => {
    throw failure
  })
  start()
  idle()
  await settled()
  expect(() => reportError(new Error('reported'))).not.toThrow()
  expect(complain).toHaveBeenCalledWith(failure)
})
