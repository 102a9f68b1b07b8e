import { describe, expect, test, vi } from 'vitest'

import { combineSignals } from './combine-signals'

describe('combineSignals', () => {
  test.each([0, 1])('aborts with signal %i, and its reason', (index) => {
    const controllers = [new AbortController(), new AbortController()] as const
    const combined = combineSignals(...controllers.map(({ signal }) => signal))
    expect(combined.aborted).toBe(false)
    controllers[index]?.abort('why')
    expect([combined.aborted, combined.reason]).toEqual([true, 'why'])
  })

  test('aborts immediately when a signal already has, with the first reason', () => {
    const combined = combineSignals(
      new AbortController().signal,
      AbortSignal.abort('first'),
      AbortSignal.abort('second'),
    )
    expect([combined.aborted, combined.reason]).toEqual([true, 'first'])
  })

  test('aborts once, and keeps the first reason', () => {
    const [early, late] = [new AbortController(), new AbortController()]
    const onAbort = vi.fn<() => void>()
    const combined = combineSignals(early.signal, late.signal)
    combined.addEventListener('abort', onAbort)
    early.abort('first')
    late.abort('second')
    expect(onAbort).toHaveBeenCalledOnce()
    expect(combined.reason).toBe('first')
  })
})
