import { afterAll, afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest'

import { setBootstrap } from '@/core/platform/bootstrap/bootstrap-store'
import { bootstrapOf } from '@/core/platform/session/testing/bootstrap-of'
import { queueOf } from '@/core/shared/playback/queue/queue'
import { logPlay, queueIdOf, tracksOf } from '@/core/shared/playback/queue/server-queue'
import { createTestPlayer, trackOf, tracksUpTo } from '@/core/shared/playback/testing/test-player'
import { mockBackend } from '@mock/node'

import { continueQueue } from './continue-queue'

beforeAll(() => mockBackend.listen())
beforeEach(() => setBootstrap(bootstrapOf()))
afterEach(() => mockBackend.reset())
afterAll(() => mockBackend.close())

/** Finds an artist with more tracks than one response holds. */
function busyArtist() {
  const { db } = mockBackend.world
  const songsOf = (id: number) =>
    db.tracks.all().filter(({ artists }) => artists.some((artist) => artist.id === id)).length
  const artist = db.artists.all().find(({ id }) => songsOf(id) > 35)
  if (!artist) throw new Error('No artist of the mock data has more than 35 tracks.')
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

test('requests more with three tracks left, until the end of the list, each track once', async () => {
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

/** Makes the next request for tracks fail. */
const failNextRequest = () => mockBackend.world.faults.set([{ kind: 'network', endpoint: 'player.queue', times: 1 }])
const hasRequested = () => mockBackend.world.faults.list().length === 0

test.each([
  ['far from the end', { startAt: 10 }],
  ['for a list that the server does not continue', { startAt: 29, queueId: queueIdOf('channel', 1) }],
  ['for tracks of no list', { startAt: 29, queueId: null }],
])('requests nothing %s', async (_, options) => {
  const { playback, tracks, queueId } = await setUp()
  failNextRequest()
  playback.playTracks({ tracks, queueId, ...options })
  await logPlay(trackOf(1), null)
  expect(hasRequested()).toBe(false)
})

test('requests more for a restored queue once it plays', async () => {
  const { playback, tracks, queueId } = await setUp(2)
  failNextRequest()
  playback.restore({ queue: queueOf(tracks), queueId, lastOfList: tracks[1] ?? null, position: 0 })
  await logPlay(trackOf(1), null)
  expect(hasRequested()).toBe(false)
  playback.play()
  await vi.waitFor(() => expect(hasRequested()).toBe(true))
})

test('retries a failed request with the next track', async () => {
  const { playback, tracks, queueId, order } = await setUp(4)
  failNextRequest()
  playback.playTracks({ tracks, queueId, startAt: 1 })
  await vi.waitFor(() => expect(hasRequested()).toBe(true))
  await logPlay(trackOf(1), null)
  expect(order()).toHaveLength(4)
  playback.next()
  await vi.waitFor(() => expect(order().length).toBeGreaterThan(4))
})

test('ignores the response for a list that is no longer playing', async () => {
  const { playback, tracks, queueId, order } = await setUp(4)
  playback.playTracks({ tracks, queueId })
  playback.playTracks({ tracks: tracksUpTo(2) })
  await tracksOf(queueId)
  expect(order()).toEqual([1, 2])
})
