import { Script } from 'node:vm'
import { describe, expect, test } from 'vitest'

import { compileTable, textsIn } from './compile'

const run = (table: string): Record<string, () => unknown> =>
  new Script(`(${table})`).runInThisContext() as Record<string, () => unknown>

describe('textsIn', () => {
  test('finds code at any depth', () => {
    expect(textsIn([{ type: 'string', value: '() => 1' }, 'plain text', ['f(2)']])).toEqual(['() => 1', 'f(2)'])
  })

  test('ignores texts that do not parse', () => {
    expect(textsIn('hello (world')).toEqual([])
  })
})

describe('compileTable', () => {
  test('returns the value of an expression', () => {
    expect(run(compileTable(['(() => 1 + 1)()']))['(() => 1 + 1)()']?.()).toBe(2)
  })

  test('runs statements', () => {
    const text = 'let one = 1; globalThis.two = one + 1'
    run(compileTable([text]))[text]?.()
    expect(Reflect.get(globalThis, 'two')).toBe(2)
  })

  test('throws for a text that is no code', () => {
    expect(() => run(compileTable(['no code at all']))['no code at all']?.()).toThrow(SyntaxError)
  })
})
