import { describe, expect, it } from 'vitest'

import { player } from '@/contract/groups/player'
import { minutes, seconds } from '@/lib/dates/duration'

import { createWorld } from '../../site/create-world'
import { makeVisitor } from '../../testing/make-visitor'

describe('player.queue', () => {
  it('continues a playlist to its end', async () => {
    const world = createWorld()
    const guest = makeVisitor(world)
    const ids: number[] = []
    for (let lastTrack: { id: number } | undefined; ;) {
      const { tracks } = await guest.ask(player.queue, { body: { queueId: 'playlist.3.*', lastTrack, perPage: 50 } })
      if (tracks.length === 0) break
      ids.push(...tracks.map(({ id }) => id))
      lastTrack = tracks.at(-1)
    }
    expect(ids).toEqual(world.db.playlists.get(3)?.track_ids)
  })

  it('returns thirty playable tracks', async () => {
    const { tracks } = await makeVisitor(createWorld()).ask(player.queue, { body: { queueId: 'genre.1.radio' } })
    expect(tracks).toHaveLength(30)
    expect(tracks.every(({ src }) => src?.startsWith('storage/track_media/'))).toBe(true)
  })
})

describe('player.logPlay', () => {
  it('counts a listener’s plays of a track at most once per minute', async () => {
    let now = Date.parse('2026-11-20T12:00:00Z')
    const world = createWorld({ now: () => now })
    const visitors = [makeVisitor(world), makeVisitor(world, 'free')]
    const before = world.db.tracks.get(1)?.plays ?? 0
    const counted = () => (world.db.tracks.get(1)?.plays ?? 0) - before
    const listen = async () => {
      for (const visitor of visitors) {
        await visitor.ask(player.logPlay, { params: { trackId: 1 }, body: { queueId: 'album.1.*' } })
      }
    }

    await listen()
    expect(counted()).toBe(2)
    now += seconds(59)
    await listen()
    expect(counted()).toBe(2)
    now += seconds(1)
    await listen()
    expect(counted()).toBe(4)
    now += minutes(5)
    await visitors[0]?.ask(player.logPlay, { params: { trackId: 2 }, body: { queueId: 'track.2.*' } })
    expect(counted()).toBe(4)
  })

  it('adds the track to the listener’s history', async () => {
    const world = createWorld()
    const free = makeVisitor(world, 'free')
    await free.ask(player.logPlay, { params: { trackId: 7 }, body: { queueId: 'track.7.*' } })
    const { tracks } = await free.ask(player.queue, { body: { queueId: 'user.3.playHistory' } })
    expect(tracks.map(({ id }) => id)).toEqual([7])
  })
})
