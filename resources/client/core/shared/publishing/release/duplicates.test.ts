import fc from 'fast-check'
import { expect, it } from 'vitest'

import { readySong } from '@tests/sample-release'

import { isSameRecording, repeatedTracks } from './duplicates'

it.each([
  ['the same name in another case and Unicode form', { name: 'AIJĀ'.normalize('NFD'), duration: 60_400 }, true],
  ['another encoding of the same recording', { name: 'Aijā ', duration: 60_999 }, true],
  ['another duration', { name: 'Aijā', duration: 61_000 }, false],
  ['another name', { name: 'Aija', duration: 60_000 }, false],
  ['an unknown duration', { name: 'Aijā', duration: null }, false],
])('compares with %s', (_, other, expected) =>
  expect(isSameRecording({ name: 'Aijā', duration: 60_000 }, other)).toBe(expected),
)

it('reports each repetition, and never the first of them', () => {
  const names = fc.array(fc.constantFrom('Aijā', 'aijā', 'Rūķīši', 'Miedziņš'), { maxLength: 8 })
  fc.assert(
    fc.property(names, (titles) => {
      const tracks = titles.map((name, index) =>
        readySong(`${index}.wav`, { values: { ...readySong('').values, name } }),
      )
      const distinct = new Set(titles.map((name) => name.toLowerCase())).size
      expect(repeatedTracks({ tracks })).toHaveLength(titles.length - distinct)
    }),
  )
})
