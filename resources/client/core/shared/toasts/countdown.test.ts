import fc from 'fast-check'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'

import { createCountdown } from './countdown'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

it('ends once, after its duration', () => {
  const end = vi.fn()
  createCountdown(end).start(5000)
  vi.advanceTimersByTime(4999)
  expect(end).not.toHaveBeenCalled()
  vi.advanceTimersByTime(60_000)
  expect(end).toHaveBeenCalledOnce()
})

it('runs for its duration in total, however often it is paused', () => {
  const phase = fc.record({ run: fc.integer({ min: 0, max: 900 }), paused: fc.integer({ min: 0, max: 10_000 }) })
  fc.assert(
    fc.property(fc.array(phase, { maxLength: 9 }), (phases) => {
      const end = vi.fn()
      const countdown = createCountdown(end)
      countdown.start(10_000)
      for (const { run, paused } of phases) {
        vi.advanceTimersByTime(run)
        countdown.pause()
        vi.advanceTimersByTime(paused)
        countdown.resume()
      }
      const left = 10_000 - phases.reduce((sum, { run }) => sum + run, 0)
      vi.advanceTimersByTime(left - 1)
      expect(end).not.toHaveBeenCalled()
      vi.advanceTimersByTime(1)
      expect(end).toHaveBeenCalledOnce()
    }),
  )
})

it('waits when started during a pause', () => {
  const end = vi.fn()
  const countdown = createCountdown(end)
  countdown.pause()
  countdown.start(1000)
  vi.advanceTimersByTime(60_000)
  expect(end).not.toHaveBeenCalled()
  countdown.resume()
  vi.advanceTimersByTime(1000)
  expect(end).toHaveBeenCalledOnce()
})

it('never ends once stopped', () => {
  const end = vi.fn()
  const countdown = createCountdown(end)
  countdown.start(1000)
  countdown.stop()
  countdown.pause()
  countdown.resume()
  vi.advanceTimersByTime(60_000)
  expect(end).not.toHaveBeenCalled()
})
