import '@testing-library/jest-dom/vitest'

import { cleanup, configure } from '@testing-library/react'
import { afterEach, vi } from 'vitest'

import { REDUCED_MOTION } from '@/lib/browser/reduced-motion'

import { beginAnew } from './begin-anew'

beginAnew()
// Pages are tested as they are at rest; who tests what comes before loads the module again.
;(await import('@/lib/browser/first-screen')).endFirstScreen()

// As app/start.tsx does; loaded with the first failure, so that a test file's mocks come first.
;(await import('@/core/platform/api/failure-announcer')).announceFailuresWith((error, options) => {
  void import('@/core/shared/failures/announce-failure').then((module) => module.announceFailure(error, options))
})

afterEach(cleanup)

// Nothing waits for time to pass; a busy machine may still need its own, most of all to compile a chunk that is first asked for.
configure({ asyncUtilTimeout: 40_000 })

// Testing Library's waitFor and findBy advance a fake clock only where they see Jest's: this is the part they ask for.
Object.assign(globalThis, { jest: { advanceTimersByTime: (time: number) => vi.advanceTimersByTime(time) } })

// A frame of jsdom obeys no policy, and the mocked network does not reach into it.
vi.mock('@/core/platform/api/same-origin-xhr', () => ({
  createSameOriginXhr: () => Promise.resolve(new XMLHttpRequest()),
}))

/** Has nothing to tell: jsdom lays nothing out. */
class IdleObserver {
  observe() {}
  unobserve() {}
  disconnect() {}
}

/** Counts every image as near the screen, and nothing else. */
class ImageObserver {
  constructor(private readonly callback: IntersectionObserverCallback) {}
  unobserve() {}
  disconnect() {}
  observe(target: Element) {
    const entry = { target, isIntersecting: true } as IntersectionObserverEntry
    if (target instanceof HTMLImageElement) this.callback([entry], this as unknown as IntersectionObserver)
  }
}

// What browsers have and jsdom has not. A test that needs more of one puts its own in the place.
Object.assign(globalThis, {
  ResizeObserver: IdleObserver,
  IntersectionObserver: ImageObserver,
  // Nothing moves, unless a test is about motion.
  matchMedia: (media: string) => Object.assign(new EventTarget(), { media, matches: media === REDUCED_MOTION }),
  scrollTo: () => {},
})
Object.assign(Element.prototype, { scrollIntoView: () => {}, getAnimations: () => [] })
Object.assign(CSS, { escape: (name: string) => name.replace(/\W/g, String.raw`\$&`) })
