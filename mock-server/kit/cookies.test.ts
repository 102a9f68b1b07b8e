import fc from 'fast-check'
import { describe, expect, it } from 'vitest'

import { parseCookies, setCookie } from './cookies'

const pairOf = (line: string) => line.split(';')[0] ?? ''

describe('parseCookies', () => {
  it('restores any value written by setCookie', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme' }), (value) => {
        expect(parseCookies(`first=1; ${pairOf(setCookie('name', value))}; last=2`)).toEqual({
          first: '1',
          name: value,
          last: '2',
        })
      }),
    )
  })

  it('ignores malformed cookies', () => {
    expect(parseCookies(null)).toEqual({})
    expect(parseCookies('; =nameless; valueless; broken=%E0%A4%A; pad=a==')).toEqual({ broken: '%E0%A4%A', pad: 'a==' })
  })
})

describe('setCookie', () => {
  it('writes Max-Age in seconds', () => {
    expect(setCookie('name', 'ā', { httpOnly: true, maxAge: 2500 })).toBe(
      'name=%C4%81; Path=/; Max-Age=3; HttpOnly; SameSite=Lax',
    )
    expect(setCookie('name', '')).toBe('name=; Path=/; SameSite=Lax')
  })
})
