import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest'

import { setBootstrap } from '@/core/platform/bootstrap/bootstrap-store'
import { bootstrapOf } from '@/core/platform/session/bootstrap-of'
import type { PlaybackState } from '@/core/shared/playback/playback-state'
import { queueOf } from '@/core/shared/playback/queue/queue'
import { tracksOf } from '@/core/shared/playback/queue/server-queue'
import { createTestPlayer, type TestPlayer } from '@/core/shared/playback/testing/test-player'
import { trackOf, tracksUpTo } from '@/core/shared/playback/track-of'
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

/** Ids of the tracks that were counted, the last one last. */
const counted = () =>
  mockBackend.world.db.plays
    .all()
    .filter(({ user_id }) => user_id === 5)
    .map(({ track_id }) => track_id)

/** Lets so many seconds sound, as a browser reports them. */
function letSound({ browser }: TestPlayer, seconds: number) {
  for (let step = 0; step < seconds * 4; step += 1) browser.player.advance(0.25)
}

/** When this is answered, what was sent before it was too. */
const otherCall = () => tracksOf('album.1.*')

test('a song is counted once, after the first seconds that sounded', async () => {
  const before = counted().length
  const test = setUp()
  test.playback.playTracks({ tracks: tracksUpTo(2), queueId: 'album.1.*' })
  test.browser.player.answer()
  letSound(test, COUNTED_AFTER - 1)
  await otherCall()
  expect(counted()).toHaveLength(before)
  letSound(test, 30)
  await vi.waitFor(() => expect(counted().slice(before)).toEqual([1]))
  letSound(test, 60)
  await otherCall()
  expect(counted().slice(before)).toEqual([1])
})

test('what sounded before this joined counts', async () => {
  const before = counted().length
  const test = createTestPlayer()
  vi.stubGlobal('Audio', test.browser.Audio)
  test.playback.playTracks({ tracks: tracksUpTo(1) })
  test.browser.player.answer()
  letSound(test, COUNTED_AFTER + 1)
  countPlays(test.playback)
  await vi.waitFor(() => expect(counted().slice(before)).toEqual([1]))
})

test('each song that is heard counts; one that is passed over does not', async () => {
  const before = counted().length
  const test = setUp()
  test.playback.playTracks({ tracks: tracksUpTo(3) })
  for (const heard of [10, 1, 10]) {
    test.browser.player.answer()
    letSound(test, heard)
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
    letSound(test, 1)
  }
  await otherCall()
  expect(counted()).toHaveLength(before)
})

describe('across a reload or a tab hand-over', () => {
  const saved = (state: Pick<PlaybackState, 'position' | 'heard' | 'isLogged'>) => ({
    queue: queueOf([trackOf(1)]),
    queueId: null,
    lastOfList: null,
    ...state,
  })

  test.each(['restore', 'takeOver'] as const)(
    'a listen that was counted before is not counted again: %s',
    async (verb) => {
      const before = counted().length
      const test = setUp()
      test.playback[verb](saved({ position: 2, heard: 40, isLogged: true }))
      test.playback.play()
      test.browser.player.answer()
      letSound(test, 20)
      await otherCall()
      expect(counted()).toHaveLength(before)
    },
  )

  test.each(['restore', 'takeOver'] as const)(
    'a listen that an early seek moved far on is still counted: %s',
    async (verb) => {
      const before = counted().length
      const test = setUp()
      test.playback[verb](saved({ position: 100, heard: 3, isLogged: false }))
      test.playback.play()
      test.browser.player.answer()
      letSound(test, 1)
      await otherCall()
      expect(counted()).toHaveLength(before)
      letSound(test, 1)
      await vi.waitFor(() => expect(counted().slice(before)).toEqual([1]))
    },
  )
})

/** The server counts a track again only after a minute: from here on it would. */
const passMinutes = () => mockBackend.world.advance(minutes(5))

test.each(['one', 'off'] as const)(
  'each time the same song is heard again is a listen, repeating %s',
  async (repeat) => {
    const before = counted().length
    const test = setUp()
    test.playback.setRepeat(repeat)
    test.playback.playTracks({ tracks: tracksUpTo(1) })
    for (const expected of [1, 2, 3]) {
      test.playback.play()
      test.browser.player.answer()
      letSound(test, 60)
      await vi.waitFor(() => expect(test.playback.get().isLogged).toBe(true))
      passMinutes()
      letSound(test, 60)
      await otherCall()
      expect(counted()).toHaveLength(before + expected)
      test.browser.player.end()
    }
  },
)

test('a seek back to the start is the same listen', async () => {
  const before = counted().length
  const test = setUp()
  test.playback.playTracks({ tracks: tracksUpTo(1) })
  test.browser.player.answer()
  for (let round = 0; round < 3; round += 1) {
    letSound(test, 10)
    await vi.waitFor(() => expect(test.playback.get().isLogged).toBe(true))
    passMinutes()
    test.playback.seek(0)
  }
  await otherCall()
  expect(counted()).toHaveLength(before + 1)
})

test('a server that is down is asked again when twice as much has sounded', async () => {
  mockBackend.world.faults.set([{ kind: 'status', status: 503, endpoint: 'player.logPlay', times: 1 }])
  const before = counted().length
  const test = setUp()
  test.playback.playTracks({ tracks: tracksUpTo(1) })
  test.browser.player.answer()
  letSound(test, COUNTED_AFTER)
  await vi.waitFor(() => expect(mockBackend.world.faults.list()).toEqual([]))
  letSound(test, COUNTED_AFTER - 1)
  await otherCall()
  expect(counted()).toHaveLength(before)
  letSound(test, 1)
  await vi.waitFor(() => expect(counted().slice(before)).toEqual([1]))
})

test('a refusal of the server is final, and nothing the listener hears of', async () => {
  mockBackend.world.faults.set([{ kind: 'status', status: 422, endpoint: 'player.logPlay' }])
  const test = setUp()
  test.playback.playTracks({ tracks: tracksUpTo(1) })
  test.browser.player.answer()
  letSound(test, 10)
  await vi.waitFor(() => expect(test.playback.get().isLogged).toBe(true))
  expect([test.playback.get().status, test.notices]).toEqual(['playing', []])
})
