import { describe, expect, it } from 'vitest'

import { isSame } from './is-same'
import { isObject, isStructure } from './json-value'

describe('isSame', () => {
  it.each([
    [['a'], ['a']],
    [
      { a: 1, b: { c: [2] } },
      { b: { c: [2] }, a: 1 },
    ],
    [{ a: undefined }, {}],
    [Number.NaN, Number.NaN],
  ])('compares by content: %j and %j are the same', (one, other) => {
    expect(isSame(one, other)).toBe(true)
  })

  it.each([
    [null, ''],
    [null, {}],
    [[], {}],
    [
      ['a', 'b'],
      ['b', 'a'],
    ],
    [{ a: 1 }, { a: 1, b: 2 }],
    [{ a: 1 }, { b: 1 }],
  ])('tells %j from %j', (one, other) => {
    expect(isSame(one, other)).toBe(false)
  })
})

describe('isStructure and isObject', () => {
  it.each([
    [{}, true, true],
    [[], true, false],
    [null, false, false],
    ['text', false, false],
  ])('classify %j', (value, structure, object) => {
    expect([isStructure(value), isObject(value)]).toEqual([structure, object])
  })
})
