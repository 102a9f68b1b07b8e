import fc from 'fast-check'
import { expect, it } from 'vitest'

import { moveBeside, moveItem } from './reorder'

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
