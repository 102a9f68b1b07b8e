import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest'

import { setBootstrap } from '@/core/platform/bootstrap/bootstrap-store'
import { bootstrapOf } from '@/core/platform/session/testing/bootstrap-of'
import type { PlaybackState } from '@/core/shared/playback/playback-state'
import { queueOf } from '@/core/shared/playback/queue/queue'
import { tracksOf } from '@/core/shared/playback/queue/server-queue'
import { createTestPlayer, type TestPlayer, trackOf, tracksUpTo } from '@/core/shared/playback/testing/test-player'
import { minutes } from '@/lib/dates/duration'
import { mockBackend } from '@mock/node'

import { COUNTED_AFTER, countPlays } from './play-count'

beforeAll(() => mockBackend.listen())
beforeEach(() => {
  setBootstrap(bootstrapOf())
  mockBackend.signInAs('subscriber')
})
afterEach(() => mockBackend.reset())
afterAll(() => mockBackend.close())

function setUp() {
  const test = createTestPlayer()
  vi.stubGlobal('Audio', test.browser.Audio)
  countPlays(test.playback)
  return test
}

/** Returns the ids of the counted tracks, oldest first. */
const counted = () =>
  mockBackend.world.db.plays
    .all()
    .filter(({ user_id }) => user_id === 5)
    .map(({ track_id }) => track_id)

/** Plays for `seconds`, with position reports like a browser's. */
function playFor({ browser }: TestPlayer, seconds: number) {
  for (let step = 0; step < seconds * 4; step += 1) browser.player.advance(0.25)
}

/** Waits for the response to a later request, and thereby for the earlier ones. */
const otherCall = () => tracksOf('album.1.*')

test('counts a track once, after its first heard seconds', async () => {
  const before = counted().length
  const test = setUp()
  test.playback.playTracks({ tracks: tracksUpTo(2), queueId: 'album.1.*' })
  test.browser.player.respond()
  playFor(test, COUNTED_AFTER - 1)
  await otherCall()
  expect(counted()).toHaveLength(before)
  playFor(test, 30)
  await vi.waitFor(() => expect(counted().slice(before)).toEqual([1]))
  playFor(test, 60)
  await otherCall()
  expect(counted().slice(before)).toEqual([1])
})

test('counts playback time from before the plugin started', async () => {
  const before = counted().length
  const test = createTestPlayer()
  vi.stubGlobal('Audio', test.browser.Audio)
  test.playback.playTracks({ tracks: tracksUpTo(1) })
  test.browser.player.respond()
  playFor(test, COUNTED_AFTER + 1)
  countPlays(test.playback)
  await vi.waitFor(() => expect(counted().slice(before)).toEqual([1]))
})

test('counts played tracks, but not skipped ones', async () => {
  const before = counted().length
  const test = setUp()
  test.playback.playTracks({ tracks: tracksUpTo(3) })
  for (const heard of [10, 1, 10]) {
    test.browser.player.respond()
    playFor(test, heard)
    test.playback.next()
  }
  await vi.waitFor(() => expect(new Set(counted().slice(before))).toEqual(new Set([1, 3])))
})

test('ignores seeks when it counts heard seconds', async () => {
  const before = counted().length
  const test = setUp()
  test.playback.playTracks({ tracks: tracksUpTo(1) })
  test.browser.player.respond()
  for (const position of [20, 60, 100]) {
    test.playback.seek(position)
    playFor(test, 1)
  }
  await otherCall()
  expect(counted()).toHaveLength(before)
})

describe('countPlays after a reload or in another tab', () => {
  const saved = (state: Pick<PlaybackState, 'position' | 'heard' | 'isLogged'>) => ({
    queue: queueOf([trackOf(1)]),
    queueId: null,
    lastOfList: null,
    ...state,
  })

  test.each(['restore', 'takeOver'] as const)('skips a listen that is already counted: %s', async (verb) => {
    const before = counted().length
    const test = setUp()
    test.playback[verb](saved({ position: 2, heard: 40, isLogged: true }))
    test.playback.play()
    test.browser.player.respond()
    playFor(test, 20)
    await otherCall()
    expect(counted()).toHaveLength(before)
  })

  test.each(['restore', 'takeOver'] as const)('counts a listen that was moved by an early seek: %s', async (verb) => {
    const before = counted().length
    const test = setUp()
    test.playback[verb](saved({ position: 100, heard: 3, isLogged: false }))
    test.playback.play()
    test.browser.player.respond()
    playFor(test, 1)
    await otherCall()
    expect(counted()).toHaveLength(before)
    playFor(test, 1)
    await vi.waitFor(() => expect(counted().slice(before)).toEqual([1]))
  })
})

/** Advances the server's clock; it counts a track again only after a minute. */
const passMinutes = () => mockBackend.world.advance(minutes(5))

test.each(['one', 'off'] as const)('counts every repetition of a track, with repeat %s', async (repeat) => {
  const before = counted().length
  const test = setUp()
  test.playback.setRepeat(repeat)
  test.playback.playTracks({ tracks: tracksUpTo(1) })
  for (const expected of [1, 2, 3]) {
    test.playback.play()
    test.browser.player.respond()
    playFor(test, 60)
    await vi.waitFor(() => expect(test.playback.get().isLogged).toBe(true))
    passMinutes()
    playFor(test, 60)
    await otherCall()
    expect(counted()).toHaveLength(before + expected)
    test.browser.player.end()
  }
})

test('counts one play across a seek back to the start', async () => {
  const before = counted().length
  const test = setUp()
  test.playback.playTracks({ tracks: tracksUpTo(1) })
  test.browser.player.respond()
  for (let round = 0; round < 3; round += 1) {
    playFor(test, 10)
    await vi.waitFor(() => expect(test.playback.get().isLogged).toBe(true))
    passMinutes()
    test.playback.seek(0)
  }
  await otherCall()
  expect(counted()).toHaveLength(before + 1)
})

test('retries after a server error once twice as much was heard', async () => {
  // Loaded by the first failure, which would end later than the other call.
  await import('@/core/shared/failures/readable-error')
  mockBackend.world.faults.set([{ kind: 'status', status: 503, endpoint: 'player.logPlay', times: 1 }])
  const before = counted().length
  const test = setUp()
  test.playback.playTracks({ tracks: tracksUpTo(1) })
  test.browser.player.respond()
  playFor(test, COUNTED_AFTER)
  await vi.waitFor(() => expect(mockBackend.world.faults.list()).toEqual([]))
  playFor(test, COUNTED_AFTER - 1)
  await otherCall()
  expect(counted()).toHaveLength(before)
  playFor(test, 1)
  await vi.waitFor(() => expect(counted().slice(before)).toEqual([1]))
})

test('ignores a refusal silently', async () => {
  mockBackend.world.faults.set([{ kind: 'status', status: 422, endpoint: 'player.logPlay' }])
  const test = setUp()
  test.playback.playTracks({ tracks: tracksUpTo(1) })
  test.browser.player.respond()
  playFor(test, 10)
  await vi.waitFor(() => expect(test.playback.get().isLogged).toBe(true))
  expect([test.playback.get().status, test.notices]).toEqual(['playing', []])
})
