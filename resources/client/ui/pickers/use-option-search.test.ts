import { act, renderHook } from '@testing-library/react'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'

import { SEARCH_DELAY } from '../fields/search-delay'
import type { Option } from './option'
import { SEARCH_INDICATOR_DELAY, useOptionSearch } from './use-option-search'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

const option = (label: string): Option<string> => ({ value: label, label })

/** Searches that the test answers itself, by what was asked for. */
const watch = () => {
  const asked: { query: string; signal: AbortSignal; answer: (labels: string[] | Error) => Promise<void> }[] = []
  const load = (query: string, signal: AbortSignal) =>
    new Promise<Option<string>[]>((resolve, reject) => {
      const answer = (found: string[] | Error) =>
        act(async () => (found instanceof Error ? reject(found) : resolve(found.map(option))))
      asked.push({ query, signal, answer })
    })
  const { result, rerender } = renderHook(({ query, isActive }) => useOptionSearch(load, query, isActive), {
    initialProps: { query: '', isActive: true },
  })
  return {
    queries: () => asked.map(({ query }) => query),
    search: (query: string) => asked.findLast((other) => other.query === query),
    type: (query: string) => rerender({ query, isActive: true }),
    close: () => rerender({ query: '', isActive: false }),
    pass: (time: number) => act(() => vi.advanceTimersByTimeAsync(time)),
    shown: () => result.current.options.map((found) => 'label' in found && found.label),
    state: () => result.current,
  }
}

it('keeps the numbers of the specification', () => {
  expect([SEARCH_DELAY, SEARCH_INDICATOR_DELAY]).toEqual([300, 500])
})

it('asks at once for all, and for what is typed when typing rests', async () => {
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

it('keeps the last list until the next has come', async () => {
  const { search, type, pass, shown, state } = watch()
  await pass(0)
  await search('')?.answer(['Pūt, vējiņi', 'Aijā, žūžū'])
  type('a')
  await pass(300)
  expect(shown()).toEqual(['Pūt, vējiņi', 'Aijā, žūžū'])
  expect(state().isSearching).toBe(true)
  await search('a')?.answer(['Aijā, žūžū'])
  expect(shown()).toEqual(['Aijā, žūžū'])
  expect(state().isSearching).toBe(false)
})

it('lets no late answer overwrite a newer one', async () => {
  const { search, type, pass, shown } = watch()
  type('a')
  await pass(300)
  const late = search('a')
  type('ai')
  expect(late?.signal.aborted).toBe(true)
  await pass(300)
  await search('ai')?.answer(['Aijā, žūžū'])
  await late?.answer(['Arājiņi, ecētāji'])
  expect(shown()).toEqual(['Aijā, žūžū'])
})

it('tells of a failure, and tries again at once when asked to', async () => {
  const { search, queries, type, pass, shown, state } = watch()
  type('a')
  await pass(300)
  await search('a')?.answer(new Error('offline'))
  expect(state()).toMatchObject({ isFailed: true, isSearching: false })
  act(() => state().retry())
  await pass(0)
  expect(queries()).toEqual(['a', 'a'])
  await search('a')?.answer(['Aijā, žūžū'])
  expect([state().isFailed, shown()]).toEqual([false, ['Aijā, žūžū']])
})

it('asks for nothing while nobody looks, and again for what had failed', async () => {
  const { search, queries, type, close, pass } = watch()
  await pass(0)
  await search('')?.answer(new Error('offline'))
  close()
  await pass(1000)
  expect(queries()).toEqual([''])
  type('')
  await pass(0)
  expect(queries()).toEqual(['', ''])
})
