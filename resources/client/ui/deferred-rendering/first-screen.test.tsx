import { beforeEach, expect, test, vi } from 'vitest'

const loadFresh = async () => {
  vi.resetModules()
  return import('./first-screen')
}
let page: Awaited<ReturnType<typeof loadFresh>>
const listener = vi.fn()

beforeEach(async () => {
  listener.mockReset()
  vi.useFakeTimers()
  page = await loadFresh()
  page.subscribeFirstScreen(listener)
  return () => {
    page.endFirstScreen()
    vi.useRealTimers()
  }
})

test('ends by itself and notifies once', () => {
  expect(page.firstScreen()).toBe('open')
  vi.runOnlyPendingTimers()
  expect(page.firstScreen()).toBe('over')
  page.endFirstScreen()
  expect(listener).toHaveBeenCalledOnce()
})

test('lasts until every hold is released', () => {
  const [releaseOne, releaseOther] = [page.holdFirstScreen(), page.holdFirstScreen()]
  vi.advanceTimersToNextTimer().advanceTimersToNextTimer()
  releaseOne()
  vi.advanceTimersByTime(0)
  expect(page.firstScreen()).toBe('held')
  releaseOther()
  expect(page.firstScreen()).toBe('open')
  vi.advanceTimersByTime(0)
  expect(page.firstScreen()).toBe('over')
})

test('ends although a hold is never released', () => {
  page.holdFirstScreen()
  vi.runAllTimers()
  expect(page.firstScreen()).toBe('over')
})

test('stays open when a hold ends before the minimum time', () => {
  page.holdFirstScreen()()
  vi.advanceTimersByTime(0)
  expect(page.firstScreen()).toBe('open')
})

test.each([
  ['scrolling a list', () => document.body.dispatchEvent(new Event('scroll'))],
  ['the Tab key', () => document.body.dispatchEvent(new KeyboardEvent('keydown', { key: 'Tab', bubbles: true }))],
])('ends on %s despite a hold', (_, look) => {
  page.holdFirstScreen()
  look()
  expect(page.firstScreen()).toBe('over')
})

test('ignores Enter', () => {
  document.body.dispatchEvent(new KeyboardEvent('keydown', { key: 'Enter', bubbles: true }))
  expect(page.firstScreen()).toBe('open')
})
