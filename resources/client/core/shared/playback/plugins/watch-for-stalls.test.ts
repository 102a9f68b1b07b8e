import { afterEach, beforeEach, expect, test, vi } from 'vitest'

import { setBootstrap } from '@/core/platform/bootstrap/bootstrap-store'
import { bootstrapOf } from '@/core/platform/session/testing/bootstrap-of'
import { downloadedTracks } from '@/core/shared/playback/source/downloaded'
import { createTestPlayer } from '@/core/shared/playback/testing/test-player'
import { seconds } from '@/lib/dates/duration'

import { MAX_RELOADS, OFFLINE_AFTER_MS, STALLED_AFTER_MS, watchForStalls } from './watch-for-stalls'

beforeEach(() => {
  vi.useFakeTimers()
  setBootstrap(bootstrapOf())
})
afterEach(() => {
  vi.useRealTimers()
})

/** Plays a track up to a position in seconds. */
function setUp(position: number) {
  const test = createTestPlayer()
  vi.stubGlobal('Audio', test.browser.Audio)
  const stop = watchForStalls(test.playback, test.audio)
  test.playing()
  test.browser.player.advance(position)
  const load = vi.spyOn(test.audio, 'open')
  load.mockClear()
  return { ...test, stop, load }
}

const wait = (milliseconds: number) => vi.advanceTimersByTimeAsync(milliseconds)

test('reloads a stalled track at its position', async () => {
  const { browser, status, load } = setUp(30)
  await wait(STALLED_AFTER_MS - seconds(2))
  expect(load).not.toHaveBeenCalled()
  await wait(seconds(4))
  expect([load.mock.calls.length, status()]).toEqual([1, 'loading'])
  browser.player.respond()
  expect([status(), browser.player.element.currentTime]).toEqual(['playing', 30])
})

test('gives up a track that keeps stalling', async () => {
  const { current, notices, load } = setUp(30)
  await wait(STALLED_AFTER_MS * (MAX_RELOADS + 2) + seconds(10))
  expect(load.mock.calls.length).toBeGreaterThanOrEqual(MAX_RELOADS)
  expect([current(), notices]).toEqual([2, ['skipped 1']])
})

test('leaves a track alone while it plays or downloads', async () => {
  const { browser, load, current } = setUp(30)
  for (let second = 0; second < 40; second += 1) {
    browser.player.advance(1)
    await wait(seconds(1))
  }
  browser.player.stall()
  await wait(seconds(7))
  browser.player.buffer()
  await wait(seconds(7))
  expect([load.mock.calls, current()]).toEqual([[], 1])
})

test('ignores a paused track, and clears its timer', async () => {
  const { playback, load, stop } = setUp(30)
  playback.pause()
  await wait(STALLED_AFTER_MS * 3)
  expect([load.mock.calls, vi.getTimerCount()]).toEqual([[], 0])
  stop()
})

test('starts the next track when one stalls within a second of its end', async () => {
  const { current, status, load } = setUp(199.2)
  await wait(seconds(5))
  expect([current(), status(), load.mock.calls.length]).toEqual([2, 'loading', 1])
})

test('checks twice before it reloads in a tab that has slept', async () => {
  const { load, browser } = setUp(30)
  await wait(seconds(2))
  vi.setSystemTime(Date.now() + seconds(3600))
  browser.player.advance(1)
  await wait(seconds(1))
  expect(load).not.toHaveBeenCalled()
})

test('marks a stalled track as offline without a connection', async () => {
  const { playback, current } = setUp(30)
  vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false)
  await wait(OFFLINE_AFTER_MS + seconds(2))
  expect([playback.get().status, playback.get().position, current()]).toEqual(['offline', 30, 1])
})

test('waits for a slow downloaded track without a connection as long as with one', async () => {
  const { playback, current, load } = setUp(30)
  downloadedTracks.set([1, 2])
  vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false)
  await wait(STALLED_AFTER_MS - seconds(2))
  expect([current(), playback.get().status, load.mock.calls]).toEqual([1, 'playing', []])
  expect(downloadedTracks.has(1)).toBe(true)
  downloadedTracks.set([])
})
