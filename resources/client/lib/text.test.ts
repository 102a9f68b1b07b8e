import fc from 'fast-check'
import { expect, it } from 'vitest'

import { findByTypeAhead, foldText } from './text'

const names = ['Ābols', 'Bumbieris', 'Burkāns', 'Šokolāde', 'Saldējums', 'Aprikoze']

it.each([
  { typed: 'b', from: 0, found: 'Bumbieris' },
  { typed: 'b', from: 1, found: 'Burkāns' },
  { typed: 'bb', from: 2, found: 'Bumbieris' },
  { typed: 'bu', from: 2, found: 'Burkāns' },
  { typed: 'BUM', from: 2, found: 'Bumbieris' },
  { typed: 's', from: 0, found: 'Šokolāde' },
  { typed: 'š', from: 3, found: 'Saldējums' },
  { typed: 'a', from: -1, found: 'Ābols' },
  { typed: 'xy', from: 0, found: undefined },
])('finds $found by "$typed" from $from', ({ typed, from, found }) => {
  expect(names[findByTypeAhead(names, typed, from)]).toBe(found)
})

it('finds a match exactly when an item starts with the typed text', () => {
  const letters = fc.string({ unit: fc.constantFrom('a', 'ā', 'B', 'c'), minLength: 1, maxLength: 3 })
  fc.assert(
    fc.property(fc.array(letters, { maxLength: 6 }), letters, fc.nat(6), (texts, typed, from) => {
      const needle = foldText(typed)
      const index = findByTypeAhead(texts, typed, from)
      const isRepeated = new Set(needle).size === 1
      const beginnings = isRepeated ? [needle, needle.charAt(0)] : [needle]
      const isFound = (text = '') => beginnings.some((beginning) => foldText(text).startsWith(beginning))
      expect(index !== -1).toBe(texts.some(isFound))
      if (index !== -1) expect(isFound(texts[index])).toBe(true)
    }),
  )
})
