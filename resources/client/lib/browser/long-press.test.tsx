import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'

import { LONG_PRESS_MS, watchLongPress } from './long-press'

const listener = vi.fn<(target: EventTarget | null, point: { x: number; y: number }) => void>()
const follow = vi.fn<() => void>()

const fire = (type: string, init: PointerEventInit = {}) =>
  link().dispatchEvent(
    new PointerEvent(type, { bubbles: true, cancelable: true, isPrimary: true, pointerType: 'touch', ...init }),
  )

let stop = new AbortController()
const link = () => document.querySelector('a') ?? document.body

beforeEach(() => {
  vi.useFakeTimers()
  document.body.innerHTML = '<a href="#song">Song</a>'
  link().addEventListener('click', follow)
  stop = new AbortController()
  watchLongPress(listener, stop.signal)
})

afterEach(() => {
  stop.abort()
  vi.useRealTimers()
  vi.resetAllMocks()
})

describe('watchLongPress', () => {
  it('reports the target and position of a resting finger', () => {
    fire('pointerdown', { clientX: 40, clientY: 50 })
    fire('pointermove', { clientX: 46, clientY: 50 })
    vi.advanceTimersByTime(LONG_PRESS_MS - 1)
    expect(listener).not.toHaveBeenCalled()
    vi.advanceTimersByTime(1)
    expect(listener.mock.calls).toEqual([[link(), { x: 40, y: 50 }]])
  })

  it.each([
    ['a finger that moves', () => fire('pointermove', { clientX: 11 })],
    ['a finger that is lifted', () => fire('pointerup')],
    ['a touch that becomes a scroll', () => fire('pointercancel')],
  ])('ignores %s', (_, interrupt) => {
    fire('pointerdown')
    interrupt()
    vi.advanceTimersByTime(LONG_PRESS_MS)
    expect(listener).not.toHaveBeenCalled()
  })

  it.each([
    ['a mouse', { pointerType: 'mouse' }],
    ['a second finger', { isPrimary: false }],
  ])('ignores %s', (_, init) => {
    fire('pointerdown', init)
    vi.advanceTimersByTime(LONG_PRESS_MS)
    expect(listener).not.toHaveBeenCalled()
  })

  it('suppresses the click at the end of the press, but no later click', () => {
    fire('pointerdown')
    vi.advanceTimersByTime(LONG_PRESS_MS)
    fire('pointerup')
    expect(fire('click', { detail: 1 })).toBe(false)
    expect(follow).not.toHaveBeenCalled()
    fire('click', { detail: 1 })
    expect(follow).toHaveBeenCalledOnce()
  })

  it('lets a key press the same element after a long press', () => {
    fire('pointerdown')
    vi.advanceTimersByTime(LONG_PRESS_MS)
    fire('click', { detail: 0 })
    expect(follow).toHaveBeenCalledOnce()
  })
})
