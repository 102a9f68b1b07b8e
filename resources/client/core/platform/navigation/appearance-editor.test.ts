import { beforeEach, describe, expect, it, vi } from 'vitest'

import { isAppearanceEditor, latchAppearanceEditor } from './appearance-editor'

const at = (path: string) => window.history.replaceState(null, '', path)
const frameIn = (parent: object) => vi.stubGlobal('parent', parent)
const foreignWindow = {
  get location(): never {
    throw new DOMException('Blocked a frame from accessing a cross-origin frame.', 'SecurityError')
  },
}

beforeEach(() => at('/?appearanceEditor=true'))

describe('isAppearanceEditor', () => {
  it('returns true in a same-origin frame with the query', () => {
    frameIn({ location: { origin: window.location.origin } })
    expect(isAppearanceEditor()).toBe(true)
  })

  it('returns false in a top-level window with the query', () => {
    expect(isAppearanceEditor()).toBe(false)
  })

  it.each([
    ['hides its location', foreignWindow],
    ['shares its location', { location: { origin: 'https://example.org' } }],
  ])('returns false in a cross-origin frame whose parent %s', (_, parent) => {
    frameIn(parent)
    expect(isAppearanceEditor()).toBe(false)
  })

  it.each([
    ['with', '/?appearanceEditor=true', true],
    ['without', '/', false],
  ])('keeps the mode of a page that started %s the query, after links within the site', (_, start, expected) => {
    frameIn({ location: { origin: window.location.origin } })
    at(start)
    const forget = latchAppearanceEditor()
    at(expected ? '/pricing' : '/?appearanceEditor=true')
    expect(isAppearanceEditor()).toBe(expected)
    forget()
    expect(isAppearanceEditor()).toBe(!expected)
  })

  it('returns false in a same-origin frame without the query', () => {
    at('/')
    frameIn({ location: { origin: window.location.origin } })
    expect(isAppearanceEditor()).toBe(false)
  })
})
