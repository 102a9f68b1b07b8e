import { afterEach, beforeEach, expect, test, vi } from 'vitest'

import { setBootstrap } from '@/core/platform/bootstrap/bootstrap-store'
import { bootstrapOf } from '@/core/platform/session/testing/bootstrap-of'

import { FILE_RETRY_MS } from './deck'
import { downloadedTracks } from './source/downloaded'
import { createTestPlayer } from './testing/test-player'

function setUp(options: Parameters<typeof createTestPlayer>[0] = {}) {
  const test = createTestPlayer(options)
  vi.stubGlobal('Audio', test.browser.Audio)
  return test
}

const FILE = 'http://dziesma.test/offline/tracks/1'
const loseConnection = () => vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false)

beforeEach(() => {
  setBootstrap(bootstrapOf())
  vi.useFakeTimers()
})
afterEach(() => {
  downloadedTracks.set([])
  vi.useRealTimers()
})

test('plays the downloaded file, and the network’s once that one fails', () => {
  downloadedTracks.set([1])
  const { playing, browser, status } = setUp()
  playing()
  expect(browser.player.element.src).toBe(FILE)
  browser.player.fail()
  expect([browser.player.element.src, status()]).toEqual(['http://dziesma.test/storage/track_media/1.wav', 'loading'])
})

test('opens a file that fails without a connection once more, at the same position', async () => {
  downloadedTracks.set([1])
  const { playing, browser, status, notices } = setUp()
  playing()
  browser.player.advance(30)
  loseConnection()
  browser.player.fail()
  expect([status(), browser.player.isOpen()]).toEqual(['loading', false])
  await vi.advanceTimersByTimeAsync(FILE_RETRY_MS)
  browser.player.respond()
  expect([status(), browser.player.element.currentTime, notices]).toEqual(['playing', 30, []])
  expect(browser.player.element.src).toBe(FILE)
})

test('stays paused if the track was paused before that', async () => {
  downloadedTracks.set([1])
  const { playback, playing, browser, status } = setUp()
  playing()
  loseConnection()
  browser.player.fail()
  playback.pause()
  await vi.advanceTimersByTimeAsync(FILE_RETRY_MS)
  expect([status(), browser.player.isOpen()]).toEqual(['paused', false])
})

test('skips a file that fails twice to the next downloaded track, and tries it again when chosen', async () => {
  downloadedTracks.set([1, 3])
  const { playback, playing, browser, current, notices } = setUp()
  playing()
  loseConnection()
  browser.player.fail()
  await vi.advanceTimersByTimeAsync(FILE_RETRY_MS)
  browser.player.fail()
  expect([current(), notices]).toEqual([3, ['skipped 1']])
  playback.jumpTo(playback.get().queue.entries[0]?.id ?? 0)
  expect(browser.player.element.src).toBe(FILE)
})

test('plays the file again when the server cannot be reached', async () => {
  downloadedTracks.set([1])
  const { playback, playing, browser, status } = setUp({ renew: () => Promise.resolve({ type: 'unreachable' }) })
  playing()
  browser.player.fail()
  browser.player.fail()
  await vi.advanceTimersByTimeAsync(0)
  expect(status()).toBe('offline')
  playback.retry()
  expect(browser.player.element.src).toBe(FILE)
})

test('skips to the next downloaded track while the connection is lost, however far', () => {
  downloadedTracks.set([9])
  const { playing, browser, current, status, notices } = setUp()
  playing(10)
  loseConnection()
  browser.player.fail()
  expect([current(), status(), notices]).toEqual([9, 'loading', ['skipped 1']])
})

test('skips backwards to a downloaded track after “previous”', () => {
  downloadedTracks.set([1, 4, 5])
  const { playback, playing, browser, current } = setUp()
  playing(5, 3)
  loseConnection()
  playback.previous()
  browser.player.fail()
  expect(current()).toBe(1)
})

test('waits when none of the following tracks is downloaded', () => {
  downloadedTracks.set([1])
  const { playback, playing, browser, current, status } = setUp()
  playing(3)
  playback.next()
  browser.player.respond()
  loseConnection()
  browser.player.fail()
  expect([current(), status()]).toEqual([2, 'offline'])
})

test('waits after three skips, with one notice', async () => {
  downloadedTracks.set([1, 2, 3, 4, 5])
  const { playing, browser, current, status, notices } = setUp()
  playing(5)
  loseConnection()
  for (let failure = 0; failure < 8; failure += 1) {
    browser.player.fail()
    await vi.advanceTimersByTimeAsync(FILE_RETRY_MS)
  }
  expect([current(), status(), notices]).toEqual([4, 'offline', ['skipped 1', 'skipped 2', 'skipped 3', 'gave up 4']])
})
