import { beforeEach, describe, expect, it, onTestFinished, vi } from 'vitest'

import { isAppearanceEditor, mayBePreview } from './appearance-editor'
import { latchAppearanceEditor } from './latch-appearance-editor'

const at = (path: string) => window.history.replaceState(null, '', path)

beforeEach(() => {
  at('/')
  return () => at('/')
})

describe('isAppearanceEditor', () => {
  it('returns true once the mode is latched, after links within the site too', () => {
    expect(isAppearanceEditor()).toBe(false)
    const leave = latchAppearanceEditor()
    at('/pricing')
    expect(isAppearanceEditor()).toBe(true)
    leave()
    expect(isAppearanceEditor()).toBe(false)
  })
})

describe('mayBePreview', () => {
  it('returns false in a top-level window with the query', () => {
    at('/?appearanceEditor=true')
    expect(mayBePreview()).toBe(false)
  })

  it.each([
    ['/?appearanceEditor=true', true],
    ['/pricing?plan=1&appearanceEditor=true', true],
    ['/?appearance=true', false],
    ['/', false],
  ])('returns for an iframe that starts at %s: %j', (path, expected) => {
    vi.stubGlobal('parent', {})
    at(path)
    expect(mayBePreview()).toBe(expected)
  })

  it('returns true for every later page of an iframe in editor mode', () => {
    vi.stubGlobal('parent', {})
    onTestFinished(latchAppearanceEditor())
    at('/pricing')
    expect(mayBePreview()).toBe(true)
  })
})
