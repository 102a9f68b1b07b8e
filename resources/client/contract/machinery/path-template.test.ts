import fc from 'fast-check'
import { describe, expect, test } from 'vitest'

import { audioSearchParams, search } from '../groups/search'
import { encodeComponent } from './path-template'
import { toWire } from './wire'

/** Any text, including malformed UTF-16. */
const text = fc.oneof(
  fc.constantFrom('', '.', '..', '%2e', '/', '\ud800', 'a\udc00'),
  fc.array(fc.integer({ max: 0xffff, min: 0 }), { maxLength: 20 }).map((units) => String.fromCharCode(...units)),
  fc.string({ unit: 'grapheme' }),
)

/** The text after a round trip through a query string. */
const throughQuery = (value: string): string =>
  new URLSearchParams({ value }).get('value')?.replaceAll(/\p{Surrogate}/gu, '\uFFFD') ?? ''

describe('encodeComponent', () => {
  test('encodes any text so that decoding gives the same result as a query string', () => {
    fc.assert(
      fc.property(text, (value) => {
        expect(decodeURIComponent(encodeComponent(value))).toBe(throughQuery(value))
      }),
    )
  })

  test('encodes a lone surrogate as a replacement character and keeps whole pairs', () => {
    expect(encodeComponent('a\ud800 🎵')).toBe('a%EF%BF%BD%20%F0%9F%8E%B5')
  })
})

describe('audioSearchParams', () => {
  test('builds a valid video search URL for any artist and track name', () => {
    fc.assert(
      fc.property(text, text, (artist, name) => {
        const { url } = toWire(search.audio, { params: audioSearchParams({ id: 7, artist, name }) })
        const { pathname } = new URL(url, 'http://site.test')
        const [, , , , , id, ...names] = pathname.split('/')
        expect(id).toBe('7')
        expect(names.map((part) => decodeURIComponent(decodeURIComponent(part)))).toEqual([
          throughQuery(artist) || ' ',
          throughQuery(name) || ' ',
        ])
      }),
    )
  })
})
