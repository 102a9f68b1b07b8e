import fc from 'fast-check'
import { expect, it } from 'vitest'

import { extendSelection, keysBetween, toggleAll } from './select-range'

const KEYS = ['a', 'b', 'c', 'd', 'e']

const key = fc.constantFrom(...KEYS)
const selections = fc.uniqueArray(fc.constantFrom(...KEYS, 'elsewhere')).map((keys) => new Set(keys))

it('returns the keys between two rows in either order', () => {
  expect(keysBetween(KEYS, 'b', 'd')).toEqual(['b', 'c', 'd'])
  expect(keysBetween(KEYS, 'd', 'b')).toEqual(['b', 'c', 'd'])
  expect(keysBetween(KEYS, 'c', 'c')).toEqual(['c'])
  expect(keysBetween(KEYS, 'gone', 'c')).toEqual([])
})

it('deselects rows that left the range and keeps rows selected separately', () => {
  const selection = new Set(['elsewhere', 'b', 'c', 'd'])
  expect([...extendSelection(selection, KEYS, { anchor: 'b', from: 'd', to: 'a' })]).toEqual(['elsewhere', 'a', 'b'])
})

it('ends the range at the last row, after any number of steps', () => {
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

it('toggles all rows of the page and leaves other pages unchanged', () => {
  fc.assert(
    fc.property(selections, (selection) => {
      const had = KEYS.every((one) => selection.has(one))
      const toggled = toggleAll(selection, KEYS)
      for (const one of KEYS) expect(toggled.has(one)).toBe(!had)
      expect(toggled.has('elsewhere')).toBe(selection.has('elsewhere'))
    }),
  )
})
