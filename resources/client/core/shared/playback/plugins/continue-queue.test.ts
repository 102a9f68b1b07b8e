import { afterAll, afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest'

import { setBootstrap } from '@/core/platform/bootstrap/bootstrap-store'
import { bootstrapOf } from '@/core/platform/session/bootstrap-of'
import { queueOf } from '@/core/shared/playback/queue/queue'
import { queueIdOf } from '@/core/shared/playback/queue/queue-id'
import { logPlay, tracksOf } from '@/core/shared/playback/queue/server-queue'
import { createTestPlayer } from '@/core/shared/playback/testing/test-player'
import { trackOf, tracksUpTo } from '@/core/shared/playback/track-of'
import { mockBackend } from '@mock/node'

import { continueQueue } from './continue-queue'

beforeAll(() => mockBackend.listen())
beforeEach(() => setBootstrap(bootstrapOf()))
afterEach(() => mockBackend.reset())
afterAll(() => mockBackend.close())

/** An artist with more songs than one answer of the server holds. */
function busyArtist() {
  const { db } = mockBackend.world
  const songsOf = (id: number) =>
    db.tracks.all().filter(({ artists }) => artists.some((artist) => artist.id === id)).length
  const artist = db.artists.all().find(({ id }) => songsOf(id) > 35)
  if (!artist) throw new Error('No artist of the mock has that many songs')
  return { queueId: queueIdOf('artist', artist.id), count: songsOf(artist.id) }
}

async function setUp(take?: number) {
  mockBackend.signInAs('subscriber')
  const artist = busyArtist()
  const tracks = (await tracksOf(artist.queueId)).slice(0, take)
  const test = createTestPlayer()
  vi.stubGlobal('Audio', test.browser.Audio)
  const stop = continueQueue(test.playback)
  return { ...test, ...artist, tracks, stop }
}

test('with three songs left the list goes on, up to its end, each song once', async () => {
  const { playback, tracks, queueId, count, order } = await setUp()
  expect(tracks).toHaveLength(30)
  playback.playTracks({ tracks, queueId, startAt: 25 })
  playback.next()
  await vi.waitFor(() => expect(order().length).toBeGreaterThan(30))
  while (playback.get().lastOfList) {
    const known = playback.get().lastOfList
    playback.playTracks({
      tracks: playback.get().queue.entries.map(({ track }) => track),
      queueId,
      startAt: order().length - 1,
    })
    await vi.waitFor(() => expect(playback.get().lastOfList).not.toBe(known))
  }
  expect(order()).toHaveLength(count)
  expect(new Set(order()).size).toBe(count)
})

/** The next call of the queue breaks. */
const breakNextCall = () => mockBackend.world.faults.set([{ kind: 'network', endpoint: 'player.queue', times: 1 }])
const hasAsked = () => mockBackend.world.faults.list().length === 0

test.each([
  ['far from the end', { startAt: 10 }],
  ['for a list that the server does not continue', { startAt: 29, queueId: queueIdOf('channel', 1) }],
  ['for tracks of no list', { startAt: 29, queueId: null }],
])('%s nothing is asked', async (_, options) => {
  const { playback, tracks, queueId } = await setUp()
  breakNextCall()
  playback.playTracks({ tracks, queueId, ...options })
  await logPlay(trackOf(1), null)
  expect(hasAsked()).toBe(false)
})

test('a restored queue asks once it plays', async () => {
  const { playback, tracks, queueId } = await setUp(2)
  breakNextCall()
  playback.restore({ queue: queueOf(tracks), queueId, lastOfList: tracks[1] ?? null, position: 0 })
  await logPlay(trackOf(1), null)
  expect(hasAsked()).toBe(false)
  playback.play()
  await vi.waitFor(() => expect(hasAsked()).toBe(true))
})

test('what fails is asked again with the next song', async () => {
  const { playback, tracks, queueId, order } = await setUp(4)
  breakNextCall()
  playback.playTracks({ tracks, queueId, startAt: 1 })
  await vi.waitFor(() => expect(hasAsked()).toBe(true))
  await logPlay(trackOf(1), null)
  expect(order()).toHaveLength(4)
  playback.next()
  await vi.waitFor(() => expect(order().length).toBeGreaterThan(4))
})

test('an answer for a list that nobody plays any more is left alone', async () => {
  const { playback, tracks, queueId, order } = await setUp(4)
  playback.playTracks({ tracks, queueId })
  playback.playTracks({ tracks: tracksUpTo(2) })
  await tracksOf(queueId)
  expect(order()).toEqual([1, 2])
})
