import { expect, it } from 'vitest'

import { readySong } from '@tests/sample-release'

import { sharedValues } from './shared-values'

it('leaves out the fields in which the songs differ', () => {
  const one = readySong('1.wav')
  const other = readySong('2.wav', { values: { ...one.values, name: '2', genres: ['polka'] } })
  const shared = sharedValues([one, other])
  expect(shared).not.toHaveProperty('name')
  expect(shared).not.toHaveProperty('genres')
  expect(shared).toMatchObject({ duration: 60_000, tags: [], image: null })
  expect(sharedValues([one])).toEqual(one.values)
  expect(sharedValues([])).toEqual({})
})
