import fc from 'fast-check'
import { expect, it } from 'vitest'

import { parseCookies, setCookie } from './cookies'

const pairOf = (line: string) => line.split(';')[0] ?? ''

it('a value comes back as it was set, whatever is in it', () => {
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

it('what is no well-formed cookie does no harm', () => {
  expect(parseCookies(null)).toEqual({})
  expect(parseCookies('; =nameless; valueless; broken=%E0%A4%A; pad=a==')).toEqual({ broken: '%E0%A4%A', pad: 'a==' })
})

it('counts its life in seconds', () => {
  expect(setCookie('name', 'ā', { httpOnly: true, maxAge: 2500 })).toBe(
    'name=%C4%81; Path=/; Max-Age=3; HttpOnly; SameSite=Lax',
  )
  expect(setCookie('name', '')).toBe('name=; Path=/; SameSite=Lax')
})
