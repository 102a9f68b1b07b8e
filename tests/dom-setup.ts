import '@testing-library/jest-dom/vitest'

import { cleanup, configure, getConfig } from '@testing-library/react'
import { afterEach, expect, vi } from 'vitest'

import { REDUCED_MOTION } from '@/lib/browser/preferences'

import { computeStylesQuickly } from './computed-style'
import { isolateTestFile } from './isolate-test-file'
import { findLabelsQuickly } from './quick-labels'
import { matchSimpleSelectorsQuickly } from './quick-selectors'

computeStylesQuickly()
matchSimpleSelectorsQuickly()
findLabelsQuickly()
isolateTestFile()
// Ends the first-screen phase, which defers content; tests of that phase load the module again.
;(await import('@/ui/deferred-rendering/first-screen')).endFirstScreen()

// Does what app/start.tsx does; loaded with the first failure, so that a test file's mocks take effect first.
;(await import('@/core/platform/api/recovery')).recoverWith({
  readable: (error) => import('@/core/shared/failures/readable-error').then((module) => module.readableError(error)),
  announceFailure: (error, options) =>
    void import('@/core/shared/failures/announce-failure').then((module) => module.announceFailure(error, options)),
})

// Imported after the modules were reset, like the test file's mock.
const { sentProblems } = await import('@mock/site/control/sent-problems')
afterEach(() => {
  cleanup()
  expect(sentProblems.splice(0), 'requests must be as mock-server/documented lists them').toEqual([])
})

configure(({ getElementError }) => ({
  // Generous, since compiling a lazy chunk is slow on a busy machine; no test waits for real time to pass.
  asyncUtilTimeout: 80_000,
  // A query that waits prints the page once, at its timeout, and not also for each attempt before.
  getElementError: (message, container) =>
    Reflect.get(getConfig(), '_disableExpensiveErrorDiagnostics') === true
      ? Object.assign(new Error(message ?? ''), { name: 'TestingLibraryElementError' })
      : getElementError(message, container),
}))

// Testing Library's waitFor and findBy advance a fake clock only when they see Jest's; this is the part they look for.
Object.assign(globalThis, { jest: { advanceTimersByTime: (time: number) => vi.advanceTimersByTime(time) } })

/** Never calls back: jsdom computes no layout. */
class IdleObserver {
  observe() {}
  unobserve() {}
  disconnect() {}
}

/** Reports every image as near the viewport, and nothing else. */
class ImageObserver {
  constructor(private readonly callback: IntersectionObserverCallback) {}
  unobserve() {}
  disconnect() {}
  observe(target: Element) {
    const entry = { target, isIntersecting: true } as IntersectionObserverEntry
    if (target instanceof HTMLImageElement) this.callback([entry], this as unknown as IntersectionObserver)
  }
}

// Browser features that jsdom lacks. A test that needs more of one stubs its own.
Object.assign(globalThis, {
  ResizeObserver: IdleObserver,
  IntersectionObserver: ImageObserver,
  // Nothing moves, unless a test is about motion.
  matchMedia: (media: string) => Object.assign(new EventTarget(), { media, matches: media === REDUCED_MOTION }),
  scrollTo: () => {},
})
Object.assign(Element.prototype, { scrollIntoView: () => {}, getAnimations: () => [] })
Object.assign(CSS, { escape: (name: string) => name.replace(/\W/g, String.raw`\$&`) })
