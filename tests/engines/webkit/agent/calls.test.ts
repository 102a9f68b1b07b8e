import { describe, expect, test } from 'vitest'

import { createEvalSwitch, hideDefinedValue } from './calls'

const currentEval = (): unknown => Reflect.get(globalThis, 'eval')

/** Calls `eval` as a page would. */
const evaluate = (text: string): unknown => Reflect.apply(currentEval() as () => unknown, undefined, [text])

describe('createEvalSwitch', () => {
  test('evaluates a compiled text', () => {
    const calls = createEvalSwitch()
    calls.on({ '1 + 1': () => 2 })
    expect(evaluate('1 + 1')).toBe(2)
    calls.off()
  })

  test('notes a text that was not compiled', () => {
    const calls = createEvalSwitch()
    calls.on({})
    expect(() => evaluate('location.href')).toThrow(EvalError)
    calls.off()
    expect(calls.takeMissed()).toEqual(['location.href'])
    expect(calls.takeMissed()).toEqual([])
  })

  test('restores the page’s own after the last call', () => {
    const own = currentEval()
    const calls = createEvalSwitch()
    calls.on({})
    calls.on({})
    calls.off()
    expect(currentEval()).not.toBe(own)
    calls.off()
    expect(currentEval()).toBe(own)
  })
})

describe('hideDefinedValue', () => {
  test('lets a call set a field’s value unnoticed by the framework', () => {
    const field = document.body.appendChild(document.createElement('input'))
    const noticed: unknown[] = []
    const defined = { configurable: true, get: () => 'defined', set: (value: unknown) => void noticed.push(value) }
    Object.defineProperty(field, 'value', defined)
    field.focus()
    const restore = hideDefinedValue()
    field.value = 'set by a call'
    expect(field.value).toBe('set by a call')
    restore()
    expect([field.value, noticed]).toEqual(['defined', []])
    field.remove()
  })
})
