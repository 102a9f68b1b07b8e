import fc from 'fast-check'
import { expect, test } from 'vitest'

import { acceptsFile, isUserFile } from './accepts-file'

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
])('matches accept=%j with %s of type %j: %s', (accept, name, type, isAccepted) => {
  expect(acceptsFile(accept, { name, type })).toBe(isAccepted)
})

test('accepts every file when the list is missing or empty', () => {
  fc.assert(
    fc.property(fc.string(), fc.string(), fc.constantFrom('', ' ', ', ,'), (name, type, accept) => {
      expect(acceptsFile(accept, { name, type })).toBe(true)
    }),
  )
})

test('ignores only files that macOS adds to folders', () => {
  expect(['.DS_Store', 'ds_store', '.DS_Store.mp3'].map((name) => isUserFile({ name }))).toEqual([false, true, true])
})
