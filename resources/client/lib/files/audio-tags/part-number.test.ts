import fc from 'fast-check'
import { expect, it } from 'vitest'

import { partNumber } from './part-number'

it.each([
  ['3', 3],
  ['03', 3],
  [' 3 / 12 ', 3],
  ['3/', 3],
  ['3 of 12', 3],
  ['0', undefined],
  ['0/12', undefined],
  ['/12', undefined],
  ['A1', undefined],
  ['3rd', undefined],
  ['-1', undefined],
  ['20261231', undefined],
  ['', undefined],
  [undefined, undefined],
])('parses %j as %s', (text, number) => expect(partNumber(text)).toBe(number))

it('parses every number, alone, padded and with a total', () => {
  fc.assert(
    fc.property(fc.integer({ min: 1, max: 99 }), fc.nat(), (number, total) => {
      for (const text of [`${number}`, `${number}`.padStart(3, '0'), `${number}/${total}`])
        expect(partNumber(text)).toBe(number)
    }),
  )
})
