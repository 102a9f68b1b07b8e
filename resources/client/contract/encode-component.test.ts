import fc from 'fast-check'
import { expect, test } from 'vitest'

import { encodeComponent } from './encode-component'
import { audioSearchParams, search } from './search'
import { toWire } from './wire'

/** Any text, malformed ones included. */
const text = fc.oneof(
  fc.constantFrom('', '.', '..', '%2e', '/', '\ud800', 'a\udc00'),
  fc.array(fc.integer({ max: 0xffff, min: 0 }), { maxLength: 20 }).map((units) => String.fromCharCode(...units)),
  fc.string({ unit: 'grapheme' }),
)

/** The text as a query string carries it. */
const carried = (value: string): string =>
  new URLSearchParams({ value }).get('value')?.replaceAll(/\p{Surrogate}/gu, '\uFFFD') ?? ''

test('encodes any text so that it is read back as a query string would carry it', () => {
  fc.assert(
    fc.property(text, (value) => {
      expect(decodeURIComponent(encodeComponent(value))).toBe(carried(value))
    }),
  )
})

test('encodes half a surrogate pair as a replacement character, and whole ones as they are', () => {
  expect(encodeComponent('a\ud800 🎵')).toBe('a%EF%BF%BD%20%F0%9F%8E%B5')
})

test('addresses a search for videos whatever a song and its artist are called', () => {
  fc.assert(
    fc.property(text, text, (artist, name) => {
      const { url } = toWire(search.audio, { params: audioSearchParams({ id: 7, artist, name }) })
      const { pathname } = new URL(url, 'http://site.test')
      const [, , , , , id, ...names] = pathname.split('/')
      expect(id).toBe('7')
      expect(names.map((part) => decodeURIComponent(decodeURIComponent(part)))).toEqual([
        carried(artist) || ' ',
        carried(name) || ' ',
      ])
    }),
  )
})
