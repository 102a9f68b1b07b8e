import { runInNewContext } from 'node:vm'
import { expect, test } from 'vitest'

import { type CodeAssumptions, withAssumptions } from '../../tools/vite/code-assumptions'

/** The code after the assumptions, without the blank lines that keep the line numbers. */
const written = (code: string, assumptions: Omit<CodeAssumptions, 'why'>): string =>
  withAssumptions(code, [{ why: 'here', ...assumptions }])
    .replaceAll(/\s+/g, ' ')
    .trim()

test('matches no case for a tag that does not exist, and the right one for every other tag', () => {
  const code = `'use strict'
    function kind(tag) {
      let seen = ''
      switch (tag) {
        case 9: seen += 'nine'
        case 1: case 2: seen += 'low'
        case 3: seen += 'three'; break
        case 4: var high = 4; return high
        case 5: high = 5; return high
        default: seen += 'other'
      }
      return seen
    }`
  const changed = withAssumptions(code, [{ why: 'here', tags: [9, 2, 4] }])
  const kindOf = (tag: number): unknown => runInNewContext(`${changed}; kind(${tag})`)
  expect([1, 3, 5, 9, 2, 4].map(kindOf)).toEqual(['lowthree', 'three', 5, 'other', 'other', 'other'])
})

test('replaces comparisons with a tag that does not exist with their result', () => {
  expect(written('a = 18 === fiber.tag || tag !== 18 || 18 === size || fiber.tag === 5', { tags: [18] })).toBe(
    'a = !1 || !0 || 18 === size || fiber.tag === 5',
  )
})

test('replaces a variable that never changes with its value, but no other variable of that name', () => {
  const code =
    'var isHydrating = !1; function f() { isHydrating = g(); return isHydrating ? x.isHydrating : { isHydrating: 1 } } function h(isHydrating) { return isHydrating }'
  expect(written(code, { variables: { isHydrating: '!1' } })).toBe(
    'var isHydrating = !1; function f() { g(); return !1 ? x.isHydrating : { isHydrating: 1 } } function h(isHydrating) { return isHydrating }',
  )
})

test('changes the initial value of a variable', () => {
  expect(written('var a = Error(1), b = Error(2); a = 3', { initial: { a: 'null' } })).toBe(
    'var a = null, b = Error(2); a = 3',
  )
})

test('replaces reads of a property with its value, and keeps assignments', () => {
  expect(
    written('a.dehydrated = 1; b = a.dehydrated; c = { dehydrated: 1 }', { properties: { dehydrated: 'null' } }),
  ).toBe('a.dehydrated = 1; b = null; c = { dehydrated: 1 }')
})

test('replaces a call with its value, and refuses calls whose arguments have side effects', () => {
  expect(written('pop(fiber) ? a : b', { calls: { pop: '!1' } })).toBe('!1 ? a : b')
  expect(() => written('pop(next())', { calls: { pop: '!1' } })).toThrow(
    'A call of pop has side effects in its arguments',
  )
})

test('replaces instanceof of a class without instances with false', () => {
  expect(written('a instanceof Promise || a instanceof Date', { instances: ['Promise'] })).toBe(
    '!1 || a instanceof Date',
  )
})

test('drops members of object literals, however they are written', () => {
  expect(written("a({ b() {}, get 'c-d'() { return 1 }, e: 1, f: 2 })", { members: ['b', 'c-d', 'f'] })).toBe(
    'a({ e: 1, })',
  )
})

test('replaces the body of an uncalled function with a throw', () => {
  expect(written('function gone(a) { return a }', { uncalled: ['gone'] })).toMatch(
    /^function gone\(a\) \{throw Error\(.*\)\}$/,
  )
})

test('drops assignments, and refuses chained ones', () => {
  expect(
    written('exports.a = 1; A.prototype.b = 2; A.prototype = 3; exports.c = 4', {
      assignments: ['exports.a', 'A.prototype'],
    }),
  ).toBe('; ; ; exports.c = 4')
  expect(() => written('exports.a = exports.b = 1', { assignments: ['exports.a'] })).toThrow(
    'The assignment to exports.a is chained with another one',
  )
})

test('keeps line numbers', () => {
  const code = 'switch (a.tag) {\ncase 1:\n  break;\ncase 2:\n  b();\n}\nfunction f() {\n  return 1;\n}'
  expect(withAssumptions(code, [{ why: 'here', tags: [2], uncalled: ['f'] }]).split('\n')).toHaveLength(
    code.split('\n').length,
  )
})

test('lists assumptions that match nothing in the code', () => {
  const assumptions = {
    tags: [7],
    variables: { a: '1' },
    initial: { f: '1' },
    properties: { b: '1' },
    calls: { c: '1' },
    instances: ['G'],
    members: ['h'],
    uncalled: ['d'],
    assignments: ['exports.e'],
  }
  expect(() => written('x = 1', assumptions)).toThrow(
    'These assumptions match nothing: tag 7, a, f, b, c, G, h, d, exports.e',
  )
})
