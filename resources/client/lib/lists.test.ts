import fc from 'fast-check'
import { expect, it } from 'vitest'

import { extendSelection, keysBetween, moveBeside, moveItem, toggleAll } from './lists'

const KEYS = ['a', 'b', 'c', 'd', 'e']

const key = fc.constantFrom(...KEYS)
const places = fc.integer({ min: -2, max: 8 })

it.each([
  [['a'], 'c', 'after', 'bcade'],
  [['e'], 'a', 'before', 'eabcd'],
  [['d', 'b'], 'a', 'before', 'bdace'],
  [['a', 'e'], 'c', 'after', 'bcaed'],
  [['b'], 'b', 'after', 'abcde'],
  [['b'], 'gone', 'after', 'abcde'],
] as const)('moves %j beside %s (%s)', (moved, target, side, order) => {
  expect(moveBeside(KEYS, new Set(moved), { target, side }).join('')).toBe(order)
})

it('moves keys beside the target and keeps the rest in order', () => {
  fc.assert(
    fc.property(fc.subarray(KEYS), key, fc.constantFrom('before' as const, 'after' as const), (moved, target, side) => {
      const order = moveBeside(KEYS, new Set(moved), { target, side })
      expect(order.toSorted()).toEqual(KEYS)
      const others = KEYS.filter((one) => !moved.includes(one))
      expect(order.filter((one) => !moved.includes(one))).toEqual(others)
      if (moved.length === 0 || moved.includes(target)) return
      const gap = order.indexOf(target) - order.indexOf(moved[0] ?? '')
      expect(gap).toBe(side === 'before' ? moved.length : -1)
    }),
  )
})

it('moves one item to an index and keeps the rest in order', () => {
  fc.assert(
    fc.property(fc.shuffledSubarray(KEYS), places, places, (list, from, to) => {
      const order = moveItem(list, from, to)
      const moved = list[from]
      expect(order.filter((one) => one !== moved)).toEqual(list.filter((one) => one !== moved))
      expect(order).toHaveLength(list.length)
      if (moved) expect(order.indexOf(moved)).toBe(Math.min(Math.max(to, 0), list.length - 1))
    }),
  )
  expect(moveItem(KEYS, KEYS.indexOf('gone'), 2)).toEqual(KEYS)
})

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
