import { afterEach, expect, test, vi } from 'vitest'

import { monotonicNow } from './clock'
import { minutes } from './duration'

afterEach(() => void vi.useRealTimers())

test('advances with elapsed time, whatever the wall clock says', () => {
  vi.useFakeTimers()
  const start = monotonicNow()
  vi.setSystemTime(Date.now() + minutes(60))
  expect(monotonicNow() - start).toBe(0)
  vi.advanceTimersByTime(minutes(1))
  expect(monotonicNow() - start).toBe(minutes(1))
})
