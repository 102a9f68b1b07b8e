import fc from 'fast-check'
import { expect, it } from 'vitest'

import { extendSelection, keysBetween, toggleAll } from './select-range'

const KEYS = ['a', 'b', 'c', 'd', 'e']

const key = fc.constantFrom(...KEYS)
const selections = fc.uniqueArray(fc.constantFrom(...KEYS, 'elsewhere')).map((keys) => new Set(keys))

it('finds the stretch between two rows, whichever comes first', () => {
  expect(keysBetween(KEYS, 'b', 'd')).toEqual(['b', 'c', 'd'])
  expect(keysBetween(KEYS, 'd', 'b')).toEqual(['b', 'c', 'd'])
  expect(keysBetween(KEYS, 'c', 'c')).toEqual(['c'])
  expect(keysBetween(KEYS, 'gone', 'c')).toEqual([])
})

it('lets go of what a stretch no longer covers, and keeps what was selected apart from it', () => {
  const selection = new Set(['elsewhere', 'b', 'c', 'd'])
  expect([...extendSelection(selection, KEYS, { anchor: 'b', from: 'd', to: 'a' })]).toEqual(['elsewhere', 'a', 'b'])
})

it('ends a stretch where it is moved to, by however many steps', () => {
  fc.assert(
    fc.property(selections, key, fc.array(key, { minLength: 1 }), (selection, anchor, steps) => {
      let from = anchor
      let walked: ReadonlySet<string> = selection
      for (const to of steps) {
        walked = extendSelection(walked, KEYS, { anchor, from, to })
        from = to
      }
      expect(walked).toEqual(new Set([...walked, ...keysBetween(KEYS, anchor, from)]))
      expect(walked.has('elsewhere')).toBe(selection.has('elsewhere'))
    }),
  )
})

it('selects all rows of the page, or none when all are, and leaves other pages alone', () => {
  fc.assert(
    fc.property(selections, (selection) => {
      const had = KEYS.every((one) => selection.has(one))
      const toggled = toggleAll(selection, KEYS)
      for (const one of KEYS) expect(toggled.has(one)).toBe(!had)
      expect(toggled.has('elsewhere')).toBe(selection.has('elsewhere'))
    }),
  )
})
