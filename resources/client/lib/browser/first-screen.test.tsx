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

test('the first screen ends by itself, once', () => {
  expect(page.firstScreen()).toBe('open')
  vi.runOnlyPendingTimers()
  expect(page.firstScreen()).toBe('over')
  page.endFirstScreen()
  expect(listener).toHaveBeenCalledOnce()
})

test('the first screen lasts as long as anything holds it', () => {
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

test('the first screen ends though a hold is never released', () => {
  page.holdFirstScreen()
  vi.runAllTimers()
  expect(page.firstScreen()).toBe('over')
})

test('a hold that is released before its time does not end it', () => {
  page.holdFirstScreen()()
  vi.advanceTimersByTime(0)
  expect(page.firstScreen()).toBe('open')
})

test.each([
  ['scrolls a list', () => document.body.dispatchEvent(new Event('scroll'))],
  ['goes on by Tab', () => document.body.dispatchEvent(new KeyboardEvent('keydown', { key: 'Tab', bubbles: true }))],
])('a user who %s ends it, whatever holds it', (_, look) => {
  page.holdFirstScreen()
  look()
  expect(page.firstScreen()).toBe('over')
})

test('a press of Enter does not end it', () => {
  document.body.dispatchEvent(new KeyboardEvent('keydown', { key: 'Enter', bubbles: true }))
  expect(page.firstScreen()).toBe('open')
})
