import { afterEach, beforeEach, expect, test, vi } from 'vitest'

import { setBootstrap } from '@/core/platform/bootstrap/bootstrap-store'
import { bootstrapOf } from '@/core/platform/session/testing/bootstrap-of'
import { amplitudeOf } from '@/core/shared/playback/audio/volume'
import { createTestPlayer } from '@/core/shared/playback/testing/test-player'
import { monotonicNow } from '@/lib/dates/clock'
import { minutes, seconds } from '@/lib/dates/duration'

import { runSleepTimer, FADE_MS } from './sleep-timer'

beforeEach(() => {
  vi.useFakeTimers()
  setBootstrap(bootstrapOf())
})
afterEach(() => {
  vi.useRealTimers()
})

function setUp() {
  const test = createTestPlayer()
  vi.stubGlobal('Audio', test.browser.Audio)
  const stop = runSleepTimer(test.playback, test.audio)
  test.playback.setVolume(0.8)
  test.playing()
  test.browser.player.advance(50)
  test.playback.setSleepTimer({ until: 'time', at: monotonicNow() + minutes(15) })
  return { ...test, stop, loudness: () => test.browser.player.element.volume }
}

test('fades out and pauses, and the next press starts before the fade at full volume', () => {
  const { playback, browser, loudness, status } = setUp()
  const full = amplitudeOf(0.8)
  vi.advanceTimersByTime(minutes(15) - FADE_MS - 200)
  expect(loudness()).toBeCloseTo(full)
  vi.advanceTimersByTime(200)
  const volumes: number[] = []
  for (let second = 0; second < 4; second += 1) {
    browser.player.advance(1)
    vi.advanceTimersByTime(seconds(1))
    volumes.push(loudness())
  }
  expect(volumes).toEqual([...volumes].sort((one, other) => other - one))
  expect(volumes.at(-1)).toBeLessThan(full / 4)
  vi.advanceTimersByTime(seconds(2))
  expect([status(), playback.get().sleep, playback.get().position]).toEqual(['paused', null, 50])
  expect([loudness(), playback.get().volume]).toEqual([full, 0.8])
  expect(vi.getTimerCount()).toBe(0)
})

test('pauses by the clock in a tab whose timers were throttled', () => {
  const { playback, status, loudness } = setUp()
  const lateTime = performance.now() + minutes(60)
  vi.spyOn(performance, 'now').mockReturnValue(lateTime)
  vi.advanceTimersByTime(200)
  expect([status(), playback.get().position, loudness()]).toEqual(['paused', 50, amplitudeOf(0.8)])
})

test.each([60, -60])('neither ends nor lasts longer when the wall clock is moved by %i minutes', (moved) => {
  const { playback, status } = setUp()
  vi.setSystemTime(Date.now() + minutes(moved))
  vi.advanceTimersByTime(minutes(14))
  expect([status(), playback.get().sleep]).toEqual(['playing', expect.objectContaining({ until: 'time' })])
  vi.advanceTimersByTime(minutes(1) + 200)
  expect([status(), playback.get().sleep]).toEqual(['paused', null])
})

test('restores the volume when cancelled during the fade', () => {
  const { playback, loudness, status } = setUp()
  vi.advanceTimersByTime(minutes(15) - seconds(1))
  expect(loudness()).toBeLessThan(0.2)
  playback.setSleepTimer(null)
  expect([loudness(), status()]).toEqual([amplitudeOf(0.8), 'playing'])
})

test('only clears itself when nothing plays', () => {
  const { playback } = setUp()
  playback.pause()
  playback.seek(10)
  vi.advanceTimersByTime(minutes(16))
  expect(playback.get()).toMatchObject({ status: 'paused', position: 10, sleep: null })
})

test('restores the volume and clears its timer when stopped', () => {
  const { loudness, stop } = setUp()
  vi.advanceTimersByTime(minutes(15) - seconds(1))
  stop()
  expect([loudness(), vi.getTimerCount()]).toEqual([amplitudeOf(0.8), 0])
})
