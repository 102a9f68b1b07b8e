import { afterAll, vi } from 'vitest'

import { clearCookies } from './clear-cookies'

/** What tells the whole page of its life: libraries that listen for good, and begin to only once, listen for other things. */
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

/** Test files share a window and its libraries: one that calls this first begins with modules of its own and what a new window has. */
export function beginAnew(): void {
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
  for (const target of [window, document]) forgetListeners(target)
}

/** Whether it is a library that called what made this trace. */
const isLibrary = (trace = ''): boolean => trace.split('\n')[2]?.includes('/node_modules/') ?? false

/** Once this file's tests are through, its code hears nothing of the page any more. */
function forgetListeners(target: EventTarget): void {
  const { addEventListener } = target
  const added: Parameters<EventTarget['addEventListener']>[] = []
  target.addEventListener = (...listener) => {
    if (PAGE_EVENTS.includes(listener[0]) || !isLibrary(new Error().stack)) added.push(listener)
    addEventListener.apply(target, listener)
  }
  afterAll(() => {
    target.addEventListener = addEventListener
    for (const listener of added) target.removeEventListener(...listener)
  })
}
