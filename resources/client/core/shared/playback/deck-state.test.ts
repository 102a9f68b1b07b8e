import { beforeEach, expect, test, vi } from 'vitest'

import { setBootstrap } from '@/core/platform/bootstrap/bootstrap-store'
import { bootstrapOf } from '@/core/platform/session/testing/bootstrap-of'

import { createTestPlayer, trackOf } from './testing/test-player'

function setUp() {
  const test = createTestPlayer()
  vi.stubGlobal('Audio', test.browser.Audio)
  return test
}

beforeEach(() => setBootstrap(bootstrapOf()))

const album = (id: number, count: number, first = 1) =>
  Array.from({ length: count }, (_, index) => trackOf(first + index, { album: { id, name: 'Ganos' } }))
const songs = [...album(1, 2), ...album(2, 2, 3)]

test.each([
  ['track', 0, 2],
  ['album', 1, 3],
] as const)('pauses before the next track when the sleep timer ends with the %s', (until, startAt, expected) => {
  const { playback, browser, status, current } = setUp()
  playback.playTracks({ tracks: songs, startAt })
  browser.player.respond()
  playback.setSleepTimer({ until })
  browser.player.end()
  expect([status(), current(), playback.get().position, playback.get().sleep, browser.player.isOpen()]).toEqual([
    'paused',
    expected,
    0,
    null,
    false,
  ])
  playback.play()
  browser.player.respond()
  expect([status(), current()]).toEqual(['playing', expected])
})

test('plays on within an album when the sleep timer ends with the album', () => {
  const { playback, browser, current } = setUp()
  playback.playTracks({ tracks: songs })
  browser.player.respond()
  playback.setSleepTimer({ until: 'album' })
  browser.player.end()
  expect([current(), playback.get().status]).toEqual([2, 'loading'])
})

test('ends a queue sleep timer at the last track, also with repeat', () => {
  const { playback, browser, playing, current, status } = setUp()
  playback.setRepeat('all')
  playing(2, 1)
  playback.setSleepTimer({ until: 'queue' })
  browser.player.end()
  expect([current(), status(), playback.get().sleep]).toEqual([1, 'paused', null])
})

test('pauses after every track when that is set', () => {
  const { playback, browser, playing, current, status } = setUp()
  playback.setStopsAfterTrack(true)
  playing(3)
  browser.player.end()
  expect([current(), status()]).toEqual([2, 'paused'])
})
