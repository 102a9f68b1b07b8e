import { afterEach, beforeEach, expect, test, vi } from 'vitest'

import { setBootstrap } from '@/core/platform/bootstrap/bootstrap-store'
import { bootstrapOf } from '@/core/platform/session/testing/bootstrap-of'
import type { Renewal } from '@/core/shared/playback/deck'
import { createTestPlayer, tracksUpTo } from '@/core/shared/playback/testing/test-player'
import { minutes, seconds } from '@/lib/dates/duration'

import { resumeOnline } from './resume-online'

beforeEach(() => {
  vi.useFakeTimers()
  setBootstrap(bootstrapOf())
})
afterEach(() => {
  vi.useRealTimers()
})

const setOnline = (isOnline: boolean) => vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(isOnline)

function setUp(renew?: () => Promise<Renewal>) {
  const test = createTestPlayer(renew && { renew })
  vi.stubGlobal('Audio', test.browser.Audio)
  const stop = resumeOnline(test.playback)
  test.playback.playTracks({ tracks: tracksUpTo(2) })
  test.browser.player.respond()
  test.browser.player.advance(30)
  return { ...test, stop }
}

function loseConnection() {
  const test = setUp()
  setOnline(false)
  test.browser.player.fail()
  return test
}

const reconnect = () => window.dispatchEvent(new Event('online'))

test('resumes at the same position once online', () => {
  const { playback, browser, current, stop } = loseConnection()
  reconnect()
  browser.player.respond()
  expect([playback.get().status, current(), browser.player.element.currentTime]).toEqual(['playing', 1, 30])
  stop()
})

test('keeps a track paused that was paused while offline', async () => {
  const { playback, stop } = loseConnection()
  playback.toggle()
  reconnect()
  await vi.advanceTimersByTimeAsync(minutes(1))
  expect(playback.get().status).toBe('paused')
  stop()
})

test('resumes nothing once it is stopped', async () => {
  const { playback, stop } = loseConnection()
  stop()
  reconnect()
  setOnline(true)
  await vi.advanceTimersByTimeAsync(minutes(1))
  expect([playback.get().status, vi.getTimerCount()]).toEqual(['offline', 0])
})

test('retries automatically when the browser misses the online event', async () => {
  const { playback, browser, stop } = loseConnection()
  await vi.advanceTimersByTimeAsync(minutes(1))
  expect(playback.get().status).toBe('offline')
  setOnline(true)
  await vi.advanceTimersByTimeAsync(seconds(10))
  browser.player.respond()
  expect([playback.get().status, browser.player.element.currentTime]).toEqual(['playing', 30])
  stop()
})

test('retries until a restarting server responds, without skipping', async () => {
  let isDown = true
  const renew = (): Promise<Renewal> => Promise.resolve(isDown ? { type: 'unreachable' } : { type: 'broken' })
  const { playback, browser, current, notices, stop } = setUp(renew)
  for (let attempt = 0; attempt < 6; attempt += 1) {
    browser.player.fail()
    await vi.advanceTimersByTimeAsync(0)
    expect(playback.get().status).toBe('offline')
    await vi.advanceTimersByTimeAsync(seconds(10))
    expect(playback.get().status).toBe('loading')
  }
  isDown = false
  browser.player.respond()
  expect([playback.get().status, current(), browser.player.element.currentTime, notices]).toEqual([
    'playing',
    1,
    30,
    [],
  ])
  stop()
})

test('waits for the time in Retry-After', async () => {
  const { playback, browser, stop } = setUp(() => Promise.resolve({ type: 'unreachable', retryAfter: 45 }))
  browser.player.fail()
  await vi.advanceTimersByTimeAsync(seconds(44))
  expect(playback.get().status).toBe('offline')
  await vi.advanceTimersByTimeAsync(seconds(1))
  expect(playback.get().status).toBe('loading')
  stop()
})
