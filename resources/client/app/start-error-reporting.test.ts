import { afterEach, beforeEach, describe, expect, it, test, vi } from 'vitest'

import { bootstrapOf, permissionsOf } from '@/core/platform/session/testing/bootstrap-of'

const DSN = 'https://key@errors.example/1'
const site = (sentry_public?: string) =>
  bootstrapOf({ settings: { logging: { sentry_public } }, sentry_release: '3.1.2' })

let stop = () => {}
let idle: () => void = () => {
  throw new Error('No idle callback is registered')
}

/** Without a listener the test runner reports uncaught errors as its own. */
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

/** Fresh modules, as when a page starts: nothing is reported yet. */
async function freshPage(sentry_public?: string) {
  const { startErrorReporting } = await import('./start-error-reporting')
  const { reportError, MAX_QUEUED_ERRORS } = await import('../core/platform/error-reporting/report-error')
  const report = vi.fn()
  const startSentry = vi.fn(() => report)
  const load = vi.fn(() => Promise.resolve({ startSentry }))
  return {
    report,
    startSentry,
    load,
    reportError,
    MAX_QUEUED_ERRORS,
    start: () => {
      stop = startErrorReporting(site(sentry_public), load)
    },
  }
}

const settled = () => new Promise<void>((resolve) => queueMicrotask(() => queueMicrotask(resolve)))

/** Events that a browser dispatches for uncaught errors and rejections. */
const uncaught = (error: unknown) => window.dispatchEvent(new ErrorEvent('error', { error }))
const unhandled = (reason: unknown) => window.dispatchEvent(Object.assign(new Event('unhandledrejection'), { reason }))

it('startErrorReporting never loads the service for a child', async () => {
  const idleCallback = vi.fn()
  vi.stubGlobal('requestIdleCallback', idleCallback)
  const { startErrorReporting } = await import('./start-error-reporting')
  const user = { id: 8, permissions: permissionsOf('family.open') }
  stop = startErrorReporting(bootstrapOf({ settings: { logging: { sentry_public: DSN } }, user }))
  expect(idleCallback).not.toHaveBeenCalled()
})

describe('startErrorReporting without a DSN', () => {
  it('never loads the service and ignores uncaught errors', async () => {
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

describe('startErrorReporting with a DSN', () => {
  it('loads the service when the page is idle', async () => {
    const { start, load, startSentry } = await freshPage(DSN)
    start()
    expect(load).not.toHaveBeenCalled()
    idle()
    await settled()
    expect(startSentry).toHaveBeenCalledWith({ dsn: DSN, release: '3.1.2' })
  })

  it('sends queued errors in order, then later ones', async () => {
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

  it('keeps only the first errors of a flood', async () => {
    const { start, report, reportError, MAX_QUEUED_ERRORS } = await freshPage(DSN)
    start()
    for (let index = 0; index < 1000; index++) reportError(index)
    idle()
    await settled()
    expect(MAX_QUEUED_ERRORS).toBe(30)
    expect(report.mock.calls.map(([error]) => error as number)).toEqual(Array.from({ length: 30 }, (_, index) => index))
  })

  it('reports uncaught errors and rejections, but not opaque errors of cross-origin scripts', async () => {
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

  it('gives up silently when the service is blocked', async () => {
    const { start, load, report, reportError } = await freshPage(DSN)
    load.mockRejectedValueOnce(new TypeError('Failed to fetch dynamically imported module'))
    start()
    reportError(new Error('waiting'))
    idle()
    await settled()
    reportError(new Error('after'))
    expect(report).not.toHaveBeenCalled()
  })

  it('waits for a timer in browsers without requestIdleCallback', async () => {
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

test('reportError never throws', async () => {
  const consoleError = vi.spyOn(console, 'error').mockReturnValue()
  const { start, report, reportError } = await freshPage(DSN)
  const failure = new Error('The reporter is broken')
  report.mockImplementation(() => {
    throw failure
  })
  start()
  idle()
  await settled()
  expect(() => reportError(new Error('reported'))).not.toThrow()
  expect(consoleError).toHaveBeenCalledWith(failure)
})
