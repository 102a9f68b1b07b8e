import { beforeEach, expect, test, vi } from 'vitest'

import { setBootstrap } from '@/core/bootstrap/bootstrap-store'
import { bootstrapOf } from '@/core/session/bootstrap-of'

import { playbackOf } from '@/core/playback/playback-of'
import { resumeOnline } from './resume-online'
import { tracksUpTo } from '@/core/playback/track-of'

beforeEach(() => setBootstrap(bootstrapOf()))

function loseConnection() {
  const test = playbackOf()
  vi.stubGlobal('Audio', test.browser.Audio)
  const stop = resumeOnline(test.playback)
  test.playback.playTracks({ tracks: tracksUpTo(2) })
  test.browser.player.answer()
  test.browser.player.advance(30)
  vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false)
  test.browser.player.fail()
  return { ...test, stop }
}

const reconnect = () => window.dispatchEvent(new Event('online'))

test('the song goes on at the same second once there is a connection', () => {
  const { playback, browser, current, stop } = loseConnection()
  reconnect()
  browser.player.answer()
  expect([playback.get().status, current(), browser.player.element.currentTime]).toEqual(['playing', 1, 30])
  stop()
})

test('a song that was paused meanwhile stays paused', () => {
  const { playback, stop } = loseConnection()
  playback.toggle()
  reconnect()
  expect(playback.get().status).toBe('paused')
  stop()
})

test('nothing resumes after the way to stop was used', () => {
  const { playback, stop } = loseConnection()
  stop()
  reconnect()
  expect(playback.get().status).toBe('offline')
})
