import { act, renderHook } from '@testing-library/react'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'

import { useDelayed } from './spinner'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

const watch = () => {
  const { result, rerender } = renderHook(({ active }) => useDelayed(active), { initialProps: { active: true } })
  return {
    isShown: () => result.current,
    pass: (time: number) => act(() => void vi.advanceTimersByTime(time)),
    set: (active: boolean) => rerender({ active }),
  }
}

it('stays hidden for work that ends within half a second', () => {
  const { isShown, pass, set } = watch()
  pass(499)
  set(false)
  pass(1000)
  expect(isShown()).toBe(false)
})

it('shows for longer work, for at least 200 ms', () => {
  const { isShown, pass, set } = watch()
  pass(499)
  expect(isShown()).toBe(false)
  pass(1)
  expect(isShown()).toBe(true)
  pass(50)
  set(false)
  pass(149)
  expect(isShown()).toBe(true)
  pass(1)
  expect(isShown()).toBe(false)
})

it('hides immediately after the minimum time', () => {
  const { isShown, pass, set } = watch()
  pass(5000)
  set(false)
  pass(0)
  expect(isShown()).toBe(false)
})

it('stays visible when work restarts before it hides', () => {
  const { isShown, pass, set } = watch()
  pass(500)
  set(false)
  pass(100)
  set(true)
  pass(1000)
  expect(isShown()).toBe(true)
})
