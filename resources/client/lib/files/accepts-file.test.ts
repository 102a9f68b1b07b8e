import fc from 'fast-check'
import { expect, test } from 'vitest'

import { acceptsFile } from './accepts-file'

test.each([
  ['image/*', 'bilde.png', 'image/png', true],
  ['image/*', 'dziesma.mp3', 'audio/mpeg', false],
  ['*/*', 'bez-tipa', '', true],
  ['audio/mpeg', 'dziesma.mp3', 'audio/mpeg', true],
  ['audio/mpeg', 'dziesma.flac', 'audio/flac', false],
  ['.mp3, .FLAC', 'Dziesma.flac', '', true],
  ['.mp3', 'mp3', 'audio/mpeg', false],
  ['.mp3,image/*', 'bilde.JPG', 'image/JPEG', true],
  ['image/*', 'bez-tipa.png', '', false],
  ['image/*', 'izlikšanās', 'imagery/png', false],
])('accept=%j for %s of type %j: %s', (accept, name, type, isAccepted) => {
  expect(acceptsFile(accept, { name, type })).toBe(isAccepted)
})

test('accepts every file when the list is missing or empty', () => {
  fc.assert(
    fc.property(fc.string(), fc.string(), fc.constantFrom('', ' ', ', ,'), (name, type, accept) => {
      expect(acceptsFile(accept, { name, type })).toBe(true)
    }),
  )
})
