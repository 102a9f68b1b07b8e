import { expect, it } from 'vitest'

import { readySong, releaseOf } from '@tests/sample-release'

import { exceedsMinutes, openMinutes } from './minutes'

const song = (seconds: number, published = false) =>
  readySong(`${seconds}.wav`, {
    published: published ? { id: 1 } : null,
    values: { ...readySong('').values, duration: seconds * 1000 },
  })

it.each([
  ['exactly the minutes left', [60, 60], 2, false],
  ['one second more', [60, 61], 2, true],
  ['anything without a limit', [6000], null, false],
  ['anything with no minutes left', [1], 0, true],
  ['nothing with no minutes left', [], 0, false],
] as const)('compares %s', (_, lengths, left, expected) => {
  expect(exceedsMinutes(releaseOf(lengths.map((seconds) => song(seconds))), left)).toBe(expected)
})

it('counts begun minutes of songs that are not public', () => {
  expect(openMinutes(releaseOf([song(61), song(600, true)]))).toBe(2)
  expect(openMinutes(releaseOf([song(600, true)]))).toBe(0)
})

it('ignores a song that may be public: its minutes may be used already', () => {
  const uncertain = { ...song(120), isUncertain: true }
  expect(exceedsMinutes(releaseOf([uncertain]), 0)).toBe(false)
})
