import { act, renderHook } from '@testing-library/react'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'

import { SEARCH_DEBOUNCE_MS } from '../fields/search-field'
import type { Option } from './option'
import { SEARCH_SPINNER_DELAY_MS, useOptionSearch } from './use-option-search'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

const option = (label: string): Option<string> => ({ value: label, label })

/** Renders the hook with a `load` whose requests the test resolves by query. */
const watch = () => {
  const requests: { query: string; signal: AbortSignal; respond: (labels: string[] | Error) => Promise<void> }[] = []
  const load = (query: string, signal: AbortSignal) =>
    new Promise<Option<string>[]>((resolve, reject) => {
      const respond = (found: string[] | Error) =>
        act(async () => (found instanceof Error ? reject(found) : resolve(found.map(option))))
      requests.push({ query, signal, respond })
    })
  const { result, rerender } = renderHook(({ query, isActive }) => useOptionSearch(load, query, isActive), {
    initialProps: { query: '', isActive: true },
  })
  return {
    queries: () => requests.map(({ query }) => query),
    search: (query: string) => requests.findLast((other) => other.query === query),
    type: (query: string) => rerender({ query, isActive: true }),
    close: () => rerender({ query: '', isActive: false }),
    pass: (time: number) => act(() => vi.advanceTimersByTimeAsync(time)),
    shown: () => result.current.options.map((found) => 'label' in found && found.label),
    state: () => result.current,
  }
}

it('uses the delays of spec section 9', () => {
  expect([SEARCH_DEBOUNCE_MS, SEARCH_SPINNER_DELAY_MS]).toEqual([300, 500])
})

it('requests all options immediately, and debounces requests for typed text', async () => {
  const { queries, type, pass } = watch()
  await pass(0)
  expect(queries()).toEqual([''])
  type('p')
  await pass(299)
  type('pū')
  await pass(299)
  expect(queries()).toEqual([''])
  await pass(1)
  expect(queries()).toEqual(['', 'pū'])
})

it('keeps the last results until the next ones arrive', async () => {
  const { search, type, pass, shown, state } = watch()
  await pass(0)
  await search('')?.respond(['Pūt, vējiņi', 'Aijā, žūžū'])
  type('a')
  await pass(300)
  expect(shown()).toEqual(['Pūt, vējiņi', 'Aijā, žūžū'])
  expect(state().isSearching).toBe(true)
  await search('a')?.respond(['Aijā, žūžū'])
  expect(shown()).toEqual(['Aijā, žūžū'])
  expect(state().isSearching).toBe(false)
})

it('ignores a late response to an older search', async () => {
  const { search, type, pass, shown } = watch()
  type('a')
  await pass(300)
  const lateSearch = search('a')
  type('ai')
  expect(lateSearch?.signal.aborted).toBe(true)
  await pass(300)
  await search('ai')?.respond(['Aijā, žūžū'])
  await lateSearch?.respond(['Arājiņi, ecētāji'])
  expect(shown()).toEqual(['Aijā, žūžū'])
})

it('reports a failure and retries immediately on request', async () => {
  const { search, queries, type, pass, shown, state } = watch()
  type('a')
  await pass(300)
  await search('a')?.respond(new Error('offline'))
  expect(state()).toMatchObject({ isFailed: true, isSearching: false })
  act(() => state().retry())
  await pass(0)
  expect(queries()).toEqual(['a', 'a'])
  await search('a')?.respond(['Aijā, žūžū'])
  expect([state().isFailed, shown()]).toEqual([false, ['Aijā, žūžū']])
})

it('sends no requests while inactive, and retries a failed search when active again', async () => {
  const { search, queries, type, close, pass } = watch()
  await pass(0)
  await search('')?.respond(new Error('offline'))
  close()
  await pass(1000)
  expect(queries()).toEqual([''])
  type('')
  await pass(0)
  expect(queries()).toEqual(['', ''])
})
