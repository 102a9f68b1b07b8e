import { describe, expect, it } from 'vitest'

import { parsePatch, patchAt, valueAt } from './setting-patch'

describe('parsePatch', () => {
  it('parses an object and reports anything else', () => {
    expect(parsePatch('{"player":{"hide_queue":true}}')).toEqual({ patch: { player: { hide_queue: true } } })
    expect(parsePatch(' ')).toEqual({})
    expect(parsePatch('[1]').problem).toContain('Write an object')
    expect(parsePatch('{"player":').problem).toContain('JSON')
  })
})

describe('patchAt', () => {
  it('wraps a value so that valueAt finds it', () => {
    const patch = patchAt('social.google.enable', true)
    expect(patch).toEqual({ social: { google: { enable: true } } })
    expect(valueAt(patch, 'social.google.enable')).toBe(true)
    expect(valueAt(patch, 'player.hide_queue')).toBeUndefined()
  })
})
