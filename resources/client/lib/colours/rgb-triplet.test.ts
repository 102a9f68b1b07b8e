import fc from 'fast-check'
import { expect, test } from 'vitest'

import { hexOfTriplet, tripletOfHex } from './rgb-triplet'

const channel = fc.nat({ max: 255 })

test('converts a theme colour to hex and back', () => {
  expect(hexOfTriplet('26 98 72')).toBe('#1a6248')
  expect(tripletOfHex('#1A6248')).toBe('26 98 72')
  expect(tripletOfHex('1a6248')).toBe('26 98 72')
  fc.assert(
    fc.property(fc.tuple(channel, channel, channel), (channels) => {
      const hex = hexOfTriplet(channels.join(' '))
      expect(hex).toMatch(/^#[\da-f]{6}$/)
      expect(tripletOfHex(hex ?? '')).toBe(channels.join(' '))
    }),
  )
})

test.each(['', '256 0 0', '1 2', '1 2 3 4', '-1 2 3', 'red', '1, 2, 3'])('rejects %j as a triplet', (text) => {
  expect(hexOfTriplet(text)).toBeUndefined()
})

test.each(['', '#fff', '#12345', '#1234567', 'ghijkl', 'red'])('rejects %j as a six-digit hex colour', (text) => {
  expect(tripletOfHex(text)).toBeUndefined()
})
