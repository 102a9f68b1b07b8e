import { act, renderHook } from '@testing-library/react'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'

import { useInterval, useNow, useTimeout } from './use-timer'

type TimeoutProps = { callback: () => void; delayMs: number | null }
type IntervalProps = { periodMs: number | null }

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

it('fires a timeout once, with the latest callback, after the delay given last', () => {
  const [first, second] = [vi.fn(), vi.fn()]
  const { rerender } = renderHook<void, TimeoutProps>((props) => useTimeout(props.callback, props.delayMs), {
    initialProps: { callback: first, delayMs: 100 },
  })
  rerender({ callback: second, delayMs: 200 })
  vi.advanceTimersByTime(199)
  expect(second).not.toHaveBeenCalled()
  vi.advanceTimersByTime(1000)
  expect([first.mock.calls.length, second.mock.calls.length]).toEqual([0, 1])
  rerender({ callback: second, delayMs: 300 })
  rerender({ callback: second, delayMs: null })
  vi.advanceTimersByTime(1000)
  expect(second).toHaveBeenCalledOnce()
})

it('debounces a timeout by a key that changes', () => {
  const callback = vi.fn()
  const { rerender } = renderHook<void, { text: string }>(({ text }) => useTimeout(callback, 100, text), {
    initialProps: { text: 'z' },
  })
  vi.advanceTimersByTime(99)
  rerender({ text: 'zu' })
  vi.advanceTimersByTime(99)
  expect(callback).not.toHaveBeenCalled()
  vi.advanceTimersByTime(1)
  expect(callback).toHaveBeenCalledOnce()
})

it('repeats an interval until it is null or unmounted', () => {
  const callback = vi.fn()
  const { rerender, unmount } = renderHook<void, IntervalProps>((props) => useInterval(callback, props.periodMs), {
    initialProps: { periodMs: 100 },
  })
  vi.advanceTimersByTime(250)
  rerender({ periodMs: null })
  vi.advanceTimersByTime(1000)
  expect(callback).toHaveBeenCalledTimes(2)
  rerender({ periodMs: 100 })
  unmount()
  vi.advanceTimersByTime(1000)
  expect(callback).toHaveBeenCalledTimes(2)
})

it('returns the time by the period of its reader', () => {
  const start = Date.now()
  const { result } = renderHook(() => useNow(Date.now, 1000))
  act(() => void vi.advanceTimersByTime(999))
  expect(result.current).toBe(start)
  act(() => void vi.advanceTimersByTime(1))
  expect(result.current).toBe(start + 1000)
})
