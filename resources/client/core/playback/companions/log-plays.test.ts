import { afterAll, afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest'

import { setBootstrap } from '@/core/bootstrap/bootstrap-store'
import { bootstrapOf } from '@/core/session/bootstrap-of'

import { mockBackend } from '../../../../../mock-server/node'
import { LISTENED_AFTER, logPlays } from './log-plays'
import { playbackOf, type TestPlayback } from '@/core/playback/playback-of'
import { queueOf } from '@/core/playback/queue/queue'
import { tracksOf } from '@/core/playback/queue/server-queue'
import { trackOf, tracksUpTo } from '@/core/playback/track-of'

beforeAll(() => mockBackend.listen())
beforeEach(() => {
  setBootstrap(bootstrapOf())
  mockBackend.signInAs('subscriber')
})
afterEach(() => mockBackend.reset())
afterAll(() => mockBackend.close())

function setUp() {
  const test = playbackOf()
  vi.stubGlobal('Audio', test.browser.Audio)
  logPlays(test.playback)
  return test
}

/** Ids of the tracks that were counted, the last one last. */
const counted = () => mockBackend.world.db.plays.all().filter(({ user_id }) => user_id === 5).map(({ track_id }) => track_id)

/** Lets so many seconds sound, as a browser reports them. */
function listen({ browser }: TestPlayback, seconds: number) {
  for (let step = 0; step < seconds * 4; step += 1) browser.player.advance(0.25)
}

/** When this is answered, what was sent before it was too. */
const otherCall = () => tracksOf('album.1.*')

test('a song is counted once, after the first seconds that sounded', async () => {
  const before = counted().length
  const test = setUp()
  test.playback.playTracks({ tracks: tracksUpTo(2), queueId: 'album.1.*' })
  test.browser.player.answer()
  listen(test, LISTENED_AFTER - 1)
  await otherCall()
  expect(counted()).toHaveLength(before)
  listen(test, 30)
  await vi.waitFor(() => expect(counted().slice(before)).toEqual([1]))
  listen(test, 60)
  await otherCall()
  expect(counted().slice(before)).toEqual([1])
})

test('of a song that is on already its beginning counts, and no more of it than can have sounded', async () => {
  const late = 4
  const listens = [
    { position: late, more: 1 },
    { position: 100, more: 0.5 },
  ]
  const before = counted().length
  for (const { position, more } of listens) {
    const test = playbackOf()
    vi.stubGlobal('Audio', test.browser.Audio)
    test.playback.playTracks({ tracks: tracksUpTo(1) })
    test.browser.player.answer()
    if (position > late) test.playback.seek(position)
    else listen(test, position)
    logPlays(test.playback, late)
    listen(test, more)
  }
  await otherCall()
  expect(counted().slice(before)).toEqual([1])
})

test('each song that is heard counts; one that is passed over does not', async () => {
  const before = counted().length
  const test = setUp()
  test.playback.playTracks({ tracks: tracksUpTo(3) })
  for (const heard of [10, 1, 10]) {
    test.browser.player.answer()
    listen(test, heard)
    test.playback.next()
  }
  await vi.waitFor(() => expect(new Set(counted().slice(before))).toEqual(new Set([1, 3])))
})

test('seeking is not listening', async () => {
  const before = counted().length
  const test = setUp()
  test.playback.playTracks({ tracks: tracksUpTo(1) })
  test.browser.player.answer()
  for (const position of [20, 60, 100]) {
    test.playback.seek(position)
    listen(test, 1)
  }
  await otherCall()
  expect(counted()).toHaveLength(before)
})

test('a restored song that was counted before is not counted again', async () => {
  const before = counted().length
  const test = setUp()
  test.playback.restore({ queue: queueOf([trackOf(1)]), queueId: null, lastOfList: null, position: 40 })
  test.playback.play()
  test.browser.player.answer()
  listen(test, 20)
  await otherCall()
  expect(counted()).toHaveLength(before)
})

test('a refusal of the server is nothing the listener hears of', async () => {
  mockBackend.world.faults.set([{ kind: 'status', status: 500, endpoint: 'player.logPlay', times: 1 }])
  const test = setUp()
  test.playback.playTracks({ tracks: tracksUpTo(1) })
  test.browser.player.answer()
  listen(test, 10)
  await vi.waitFor(() => expect(mockBackend.world.faults.list()).toEqual([]))
  await otherCall()
  expect([test.playback.get().status, test.told]).toEqual(['playing', []])
})
