import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'

import { createOffscreenRest } from './offscreen-rest'

const REST_MS = 250
const VIEWPORT = 768

/** Lays out elements below each other in jsdom, which has no layout: by the height in their `data-height`. */
function layOut(): void {
  let at = 0
  for (const element of document.querySelectorAll<HTMLElement>('[data-height]')) {
    const height = Number(element.dataset['height'])
    const box = new DOMRect(0, at, 100, height)
    element.getBoundingClientRect = () => box
    Object.defineProperties(element, { clientWidth: { value: 100 }, clientHeight: { value: height } })
    at += height
  }
}

const part = (id: string) => document.getElementById(id)
const isResting = (id: string) => part(id)?.style.getPropertyValue('content-visibility') === 'hidden'

describe('createOffscreenRest', () => {
  beforeEach(() => {
    vi.useFakeTimers()
    document.body.innerHTML = `<main>
      <section id="top" data-height="${VIEWPORT - 10}"></section>
      <section id="edge" data-height="20" style="padding: 4px"></section>
      <section id="below" data-height="300" style="padding: 4px 0"></section>
      <span id="inline" data-height="10"></span>
    </main>`
    layOut()
  })
  afterEach(() => {
    vi.useRealTimers()
    document.body.replaceChildren()
  })

  it('skips what is out of view, at its size, until some time after the last change', () => {
    const { rest } = createOffscreenRest()
    rest()
    expect(['top', 'edge', 'below', 'inline'].filter(isResting)).toEqual(['below'])
    expect(part('below')?.style.getPropertyValue('contain-intrinsic-size')).toBe('100px 292px')
    vi.advanceTimersByTime(REST_MS - 1)
    rest()
    vi.advanceTimersByTime(REST_MS - 1)
    expect(isResting('below')).toBe(true)
    vi.advanceTimersByTime(1)
    expect(part('below')?.getAttribute('style')).toBe('padding: 4px 0px;')
  })

  it.each(['scroll', 'resize', 'focusin'])('shows everything at once on %s', (type) => {
    createOffscreenRest().rest()
    part('top')?.dispatchEvent(new Event(type, { bubbles: true }))
    expect(isResting('below')).toBe(false)
  })
})
