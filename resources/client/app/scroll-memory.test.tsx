import { act, render } from '@testing-library/react'
import { createMemoryRouter, Outlet, RouterProvider } from 'react-router-dom'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'

import { ScrollMemory } from './scroll-memory'

let height = 0
let grow: (to: number) => void = () => {}

/** Reports the page's growth immediately, as a browser does before it paints. */
class PageObserver {
  private readonly tell: (to: number) => void
  constructor(callback: () => void) {
    this.tell = (to) => {
      height = to
      callback()
    }
  }
  observe() {
    grow = this.tell
  }
  disconnect() {
    if (grow === this.tell) grow = (to) => void (height = to)
  }
}

/** Scrolls as far as the page allows and dispatches the event. */
function scrollTo(_x: number, y: number) {
  Object.assign(window, { scrollY: Math.max(0, Math.min(y, height - window.innerHeight)) })
  window.dispatchEvent(new Event('scroll'))
}

const scroll = (y: number) => act(() => scrollTo(0, y))

function open(Memory = ScrollMemory) {
  const router = createMemoryRouter([
    {
      element: (
        <>
          <Memory />
          <Outlet />
        </>
      ),
      children: [{ path: '*', element: null }],
    },
  ])
  render(<RouterProvider router={router} />)
  return (to: string | number) => act(() => (typeof to === 'number' ? router.navigate(to) : router.navigate(to)))
}

beforeEach(() => {
  height = 5000
  grow = (to) => void (height = to)
  vi.stubGlobal('ResizeObserver', PageObserver)
  vi.stubGlobal('scrollTo', scrollTo)
  vi.spyOn(document.documentElement, 'scrollHeight', 'get').mockImplementation(() => height)
  Object.assign(window, { scrollY: 0 })
})

describe('ScrollMemory', () => {
  it('starts a new page at the top', async () => {
    const go = open()
    scroll(900)
    await go('/album/2')
    expect(window.scrollY).toBe(0)
  })

  it('restores the position on back and forward', async () => {
    const go = open()
    scroll(900)
    await go('/album/2')
    scroll(400)
    await go(-1)
    expect(window.scrollY).toBe(900)
    await go(1)
    expect(window.scrollY).toBe(400)
  })

  it('restores the position once the page is tall enough', async () => {
    const go = open()
    scroll(3000)
    await go('/album/2')
    height = 1000
    await go(-1)
    act(() => grow(2000))
    expect(window.scrollY).toBeLessThan(3000)
    act(() => grow(5000))
    expect(window.scrollY).toBe(3000)
  })

  it.each(['wheel', 'touchstart', 'mousedown', 'keydown'])(
    'leaves the position to the visitor after a %s',
    async (gesture) => {
      const go = open()
      scroll(3000)
      await go('/album/2')
      height = 1000
      await go(-1)
      window.dispatchEvent(new Event(gesture))
      const { scrollY } = window
      act(() => grow(5000))
      expect(window.scrollY).toBe(scrollY)
    },
  )

  it('takes over scroll restoration from the browser', () => {
    open()
    expect(window.history.scrollRestoration).toBe('manual')
  })

  describe('position in the history entry', () => {
    afterEach(() => window.history.replaceState(null, ''))

    it('stores where the page stands still', () => {
      vi.useFakeTimers()
      window.history.replaceState({ idx: 3, usr: 'x' }, '')
      open()
      scroll(800)
      scroll(900)
      expect(window.history.state).not.toHaveProperty('top')
      vi.runAllTimers()
      expect(window.history.state).toEqual({ idx: 3, usr: 'x', top: 900 })
    })

    it('stores nothing of a page that was left', async () => {
      vi.useFakeTimers()
      const go = open()
      scroll(900)
      await go('/album/2')
      vi.runAllTimers()
      expect(window.history.state).toEqual({ top: 0 })
    })

    it('restores a reloaded page once it is tall enough', () => {
      window.history.replaceState({ top: 3000 }, '')
      height = 1000
      open()
      act(() => grow(5000))
      expect(window.scrollY).toBe(3000)
    })

    it('keeps the position of a page that is still too short', () => {
      vi.useFakeTimers()
      window.history.replaceState({ top: 3000 }, '')
      height = 1000
      open()
      expect(window.scrollY).toBe(1000 - window.innerHeight)
      vi.runAllTimers()
      expect(window.history.state).toEqual({ top: 3000 })
    })

    it('follows a visitor who scrolls before the page is tall enough', () => {
      vi.useFakeTimers()
      window.history.replaceState({ top: 3000 }, '')
      height = 1000
      open()
      window.dispatchEvent(new Event('wheel'))
      scroll(100)
      vi.runAllTimers()
      expect(window.history.state).toEqual({ top: 100 })
    })

    it.each([null, { top: '3000' }, { top: null }])('leaves the page to the browser: %j', (state) => {
      window.history.replaceState(state, '')
      scrollTo(0, 700)
      open()
      act(() => grow(5000))
      expect(window.scrollY).toBe(700)
    })
  })

  it('restores a page that the back-forward cache returns at the top', () => {
    open()
    scroll(900)
    Object.assign(window, { scrollY: 0 })
    window.dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true }))
    expect(window.scrollY).toBe(900)
  })

  it('leaves a loaded page where it is', () => {
    open()
    scroll(900)
    Object.assign(window, { scrollY: 0 })
    window.dispatchEvent(new PageTransitionEvent('pageshow'))
    expect(window.scrollY).toBe(0)
  })

  it('keeps the first page where the browser scrolled it', async () => {
    vi.resetModules()
    const { ScrollMemory: Fresh } = await import('./scroll-memory')
    scrollTo(0, 700)
    vi.stubGlobal('requestIdleCallback', (work: () => void) => queueMicrotask(work))
    const go = open(Fresh)
    expect(window.scrollY).toBe(700)
    await go('/album/2')
    await go(-1)
    expect(window.scrollY).toBe(700)
  })
})
