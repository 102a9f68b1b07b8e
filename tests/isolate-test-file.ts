import { afterAll, vi } from 'vitest'

import { parseCookies } from '@mock/kit/cookies'

/**
 * Events that libraries handle outside React: their listeners, added once and never removed, must not react to another
 * file's page.
 */
const PAGE_EVENTS = [
  'beforeunload',
  'pagehide',
  'pageshow',
  'visibilitychange',
  'online',
  'offline',
  'storage',
  'popstate',
]

/**
 * Gives a test file fresh modules and the state of a new window. Files share one window and its libraries (`isolate:
 * false`).
 */
export function isolateTestFile(): void {
  vi.resetModules()
  vi.restoreAllMocks()
  vi.unstubAllGlobals()
  vi.useRealTimers()
  localStorage.clear()
  sessionStorage.clear()
  clearCookies()
  for (const { name } of [...document.documentElement.attributes]) document.documentElement.removeAttribute(name)
  document.head.replaceChildren()
  document.body.replaceChildren()
  history.replaceState(null, '', '/')
  Reflect.deleteProperty(window, 'bootstrapData')
  for (const target of [window, document]) afterAll(recordListeners(target))
  // A part that a screen still loads would be evaluated among the next file's modules, half of them its own.
  afterAll(() => vi.dynamicImportSettled())
  // Mocks live as long as the worker, and keep the elements they were called with.
  afterAll(() => void vi.clearAllMocks())
}

/** Whether a library's code is the caller in this stack trace, also below a file that isolates itself once more. */
const isLibrary = (trace = ''): boolean =>
  trace
    .split('\n')
    .slice(1)
    .find((frame) => !frame.includes('isolate-test-file.ts'))
    ?.includes('/node_modules/') ?? false

/**
 * Records the listeners that the code of tests and of the site adds. Returns what removes them: those of libraries stay,
 * because they are added once for all files, such as user-event's, without which React sees no typed text.
 */
export function recordListeners(target: EventTarget): () => void {
  const { addEventListener } = target
  const added: Parameters<EventTarget['addEventListener']>[] = []
  target.addEventListener = (...listener) => {
    if (PAGE_EVENTS.includes(listener[0]) || !isLibrary(new Error().stack)) added.push(listener)
    addEventListener.apply(target, listener)
  }
  return () => {
    target.addEventListener = addEventListener
    for (const listener of added) target.removeEventListener(...listener)
  }
}

/** Removes every cookie that scripts can read. */
export function clearCookies(): void {
  for (const name of Object.keys(parseCookies(document.cookie))) document.cookie = `${name}=; Path=/; Max-Age=0`
}
