import { act, renderHook } from '@testing-library/react'
import { expect, it, vi } from 'vitest'

import { useControlled } from './use-controlled'

it('keeps its own value without one from the owner, and reports it', () => {
  const onChange = vi.fn()
  const { result } = renderHook(() => useControlled<string>({ value: undefined, defaultValue: 'a', onChange }))
  act(() => result.current[1]('b'))
  expect(result.current[0]).toBe('b')
  expect(onChange).toHaveBeenCalledWith('b')
})

it('neither changes nor renders again while the owner keeps the value', () => {
  const onChange = vi.fn()
  const render = vi.fn(() => useControlled({ value: 'a', defaultValue: 'x', onChange }))
  const { result } = renderHook(render)
  act(() => result.current[1]('b'))
  expect(result.current[0]).toBe('a')
  expect(onChange).toHaveBeenCalledWith('b')
  expect(render).toHaveBeenCalledTimes(1)
})
