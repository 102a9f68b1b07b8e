import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'

import { setBootstrap } from '@/core/platform/bootstrap/bootstrap-store'
import { bootstrapOf } from '@/core/platform/session/testing/bootstrap-of'

import { keepReloadPosition } from './reload-position'

let height = 0
let grow: (to: number) => void

/** Reports a change of the page's height. */
class PageObserver {
  constructor(report: () => void) {
    grow = (to) => {
      height = to
      report()
    }
  }
  observe() {}
  disconnect() {
    grow = (to) => void (height = to)
  }
}

let stop = () => {}

beforeEach(() => {
  setBootstrap(bootstrapOf())
  grow = (to) => void (height = to)
  vi.stubGlobal('ResizeObserver', PageObserver)
  vi.spyOn(document.documentElement, 'scrollHeight', 'get').mockImplementation(() => height)
  vi.spyOn(window, 'scrollTo').mockImplementation((_x, y) => Object.assign(window, { scrollY: y }))
})
afterEach(() => {
  stop()
  Object.assign(window, { scrollY: 0 })
  window.history.replaceState(null, '', '/')
})

type Load = { type?: NavigationTimingType; url?: string; top?: number }

/** Scrolls the page, and loads it again; `type` is what the browser says of the new load. */
function load({ type = 'reload', url = '/album/2', top = 0 }: Load = {}) {
  window.history.replaceState(null, '', '/album/2')
  stop = keepReloadPosition()
  Object.assign(window, { scrollY: 3000 })
  window.dispatchEvent(new Event('pagehide'))
  stop()
  window.history.replaceState(null, '', url)
  Object.assign(window, { scrollY: top })
  vi.spyOn(performance, 'getEntriesByType').mockReturnValue([{ type } as PerformanceNavigationTiming])
  stop = keepReloadPosition()
}

describe('keepReloadPosition', () => {
  it.each(['reload', 'back_forward'] as const)('restores the position once the page is tall enough: %s', (type) => {
    load({ type })
    grow(2000)
    expect(window.scrollY).toBe(0)
    grow(5000)
    expect(window.scrollY).toBe(3000)
  })

  it('continues where the browser stopped, because the page was too short', () => {
    load({ top: 120 })
    grow(5000)
    expect(window.scrollY).toBe(3000)
  })

  it('leaves the position to a visitor who scrolls meanwhile', () => {
    load()
    window.dispatchEvent(new Event('wheel'))
    grow(5000)
    expect(window.scrollY).toBe(0)
  })

  it.each<[string, Load]>([
    ['the URL is opened again', { type: 'navigate' }],
    ['another page loads', { url: '/album/3' }],
    ['the URL has an anchor', { url: '/album/2#main' }],
  ])('leaves the position when %s', (_case, options) => {
    load(options)
    grow(5000)
    expect(window.scrollY).toBe(0)
  })
})
