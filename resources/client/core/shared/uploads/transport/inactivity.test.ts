import { beforeEach, describe, expect, test, vi } from 'vitest'

import { seconds } from '@/lib/dates/duration'

import { INACTIVITY_TIMEOUT_MS, type InactivityWatch, watchInactivity } from './inactivity'

const onIdle = vi.fn()
let watch: InactivityWatch

beforeEach(() => {
  vi.useFakeTimers()
  onIdle.mockReset()
  watch = watchInactivity(onIdle)
})

/** Simulates a machine that sleeps: the clock advances, timers do not. */
const sleep = (ms: number) => vi.setSystemTime(Date.now() + ms)

describe('watchInactivity', () => {
  test('expires after 30 seconds', () => {
    expect(INACTIVITY_TIMEOUT_MS).toBe(seconds(30))
    watch.arm()
    vi.advanceTimersByTime(INACTIVITY_TIMEOUT_MS - 1)
    expect(onIdle).not.toHaveBeenCalled()
    vi.advanceTimersByTime(1)
    expect(onIdle).toHaveBeenCalledOnce()
  })

  test('restarts the timer with each arm()', () => {
    watch.arm()
    for (let move = 0; move < 5; move += 1) {
      vi.advanceTimersByTime(INACTIVITY_TIMEOUT_MS - 1)
      watch.arm()
    }
    expect(onIdle).not.toHaveBeenCalled()
  })

  test('never expires once disarmed', () => {
    watch.arm()
    watch.disarm()
    vi.advanceTimersByTime(seconds(300))
    expect(onIdle).not.toHaveBeenCalled()
  })

  test('restarts once after the machine has slept', () => {
    watch.arm()
    sleep(seconds(3600))
    vi.advanceTimersByTime(INACTIVITY_TIMEOUT_MS)
    expect(onIdle).not.toHaveBeenCalled()
    sleep(seconds(3600))
    vi.advanceTimersByTime(INACTIVITY_TIMEOUT_MS)
    expect(onIdle).toHaveBeenCalledOnce()
  })

  test('tolerates another sleep after each progress event', () => {
    watch.arm()
    for (let night = 0; night < 3; night += 1) {
      sleep(seconds(3600))
      vi.advanceTimersByTime(INACTIVITY_TIMEOUT_MS)
      watch.arm()
    }
    expect(onIdle).not.toHaveBeenCalled()
  })

  test('keeps waiting while offline', () => {
    const onLine = vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false)
    watch.arm()
    vi.advanceTimersByTime(3 * INACTIVITY_TIMEOUT_MS)
    expect(onIdle).not.toHaveBeenCalled()
    onLine.mockReturnValue(true)
    vi.advanceTimersByTime(INACTIVITY_TIMEOUT_MS)
    expect(onIdle).toHaveBeenCalledOnce()
  })
})
