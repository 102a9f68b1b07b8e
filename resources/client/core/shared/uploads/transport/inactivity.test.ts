import { beforeEach, expect, test, vi } from 'vitest'

import { seconds } from '@/lib/dates/duration'

import { INACTIVITY_TIMEOUT, type InactivityWatch, watchInactivity } from './inactivity'

const onIdle = vi.fn()
let watch: InactivityWatch

beforeEach(() => {
  vi.useFakeTimers()
  onIdle.mockReset()
  watch = watchInactivity(onIdle)
})

/** The machine sleeps: its clock goes on, its timers do not. */
const sleep = (milliseconds: number) => vi.setSystemTime(Date.now() + milliseconds)

test('half a minute is the limit', () => {
  expect(INACTIVITY_TIMEOUT).toBe(seconds(30))
  watch.arm()
  vi.advanceTimersByTime(INACTIVITY_TIMEOUT - 1)
  expect(onIdle).not.toHaveBeenCalled()
  vi.advanceTimersByTime(1)
  expect(onIdle).toHaveBeenCalledOnce()
})

test('every move gives all the time again', () => {
  watch.arm()
  for (let move = 0; move < 5; move += 1) {
    vi.advanceTimersByTime(INACTIVITY_TIMEOUT - 1)
    watch.arm()
  }
  expect(onIdle).not.toHaveBeenCalled()
})

test('what waits or is over is not watched', () => {
  watch.arm()
  watch.disarm()
  vi.advanceTimersByTime(seconds(300))
  expect(onIdle).not.toHaveBeenCalled()
})

test('a machine that slept gives the time once more, and once only', () => {
  watch.arm()
  sleep(seconds(3600))
  vi.advanceTimersByTime(INACTIVITY_TIMEOUT)
  expect(onIdle).not.toHaveBeenCalled()
  sleep(seconds(3600))
  vi.advanceTimersByTime(INACTIVITY_TIMEOUT)
  expect(onIdle).toHaveBeenCalledOnce()
})

test('a move after the sleep gives that chance anew', () => {
  watch.arm()
  for (let night = 0; night < 3; night += 1) {
    sleep(seconds(3600))
    vi.advanceTimersByTime(INACTIVITY_TIMEOUT)
    watch.arm()
  }
  expect(onIdle).not.toHaveBeenCalled()
})

test('nothing is expected of an upload without a network', () => {
  const onLine = vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false)
  watch.arm()
  vi.advanceTimersByTime(3 * INACTIVITY_TIMEOUT)
  expect(onIdle).not.toHaveBeenCalled()
  onLine.mockReturnValue(true)
  vi.advanceTimersByTime(INACTIVITY_TIMEOUT)
  expect(onIdle).toHaveBeenCalledOnce()
})
