import { describe, expect, it } from 'vitest'

import { bootstrap } from '@/contract/groups/bootstrap'
import { player } from '@/contract/groups/player'
import { playlists } from '@/contract/groups/playlists'

import { createWorld } from '../../site/create-world'
import { makeVisitor } from '../../testing/make-visitor'

type Visitor = ReturnType<typeof makeVisitor>

/** A collaborative playlist of the artist persona, with `free` among its editors. */
const COLLABORATIVE = { id: 12 }

const idsOf = async (visitor: Visitor, id: number) => {
  const { pagination } = await visitor.ask(playlists.tracks, { params: { id }, query: { perPage: 100 } })
  return pagination.items.map((track) => track.id)
}

describe('playlists.create', () => {
  it('creates a private, empty playlist of the caller that the bootstrap data lists', async () => {
    const world = createWorld()
    const free = makeVisitor(world, 'free')
    const { playlist } = await free.ask(playlists.create, { body: { name: 'Miegam' } })
    expect(playlist).toMatchObject({ name: 'Miegam', public: false, owner_id: 3, tracks_count: 0 })
    const { data } = await free.ask(bootstrap.get)
    expect(data.playlists).toContainEqual(expect.objectContaining({ id: playlist.id, name: 'Miegam', owner_id: 3 }))
    expect(
      await makeVisitor(world).status(playlists.show, {
        params: { id: playlist.id },
        query: { loader: 'playlistPage' },
      }),
    ).toBe(403)
  })

  it('requires a name that is unique per owner', async () => {
    const world = createWorld()
    const free = makeVisitor(world, 'free')
    const { playlist } = await free.ask(playlists.create, { body: { name: 'Miegam' } })
    expect(await free.status(playlists.create, { body: { name: 'Miegam' } })).toBe(422)
    expect(await makeVisitor(world, 'subscriber').status(playlists.create, { body: { name: 'Miegam' } })).toBe(200)
    const same = { params: { id: playlist.id }, body: { name: 'Miegam', public: true } }
    expect((await free.ask(playlists.update, same)).playlist?.public).toBe(true)
  })
})

describe('playlist track handlers', () => {
  it('appends, removes and reorders tracks', async () => {
    const artist = makeVisitor(createWorld(), 'artist')
    const before = await idsOf(artist, COLLABORATIVE.id)
    const first = before[0] ?? 0
    await artist.ask(playlists.addTracks, { params: COLLABORATIVE, body: { ids: [1, 2] } })
    expect(await idsOf(artist, COLLABORATIVE.id)).toEqual([...before, 1, 2])
    await artist.ask(playlists.removeTracks, { params: COLLABORATIVE, body: { ids: [first] } })
    const rest = [...before.slice(1), 1, 2]
    expect(await idsOf(artist, COLLABORATIVE.id)).toEqual(rest)
    await artist.ask(playlists.orderTracks, { params: COLLABORATIVE, body: { ids: rest.toReversed() } })
    expect(await idsOf(artist, COLLABORATIVE.id)).toEqual(rest.toReversed())
  })

  it('lets anyone add tracks to a collaborative playlist, and makes them an editor', async () => {
    const world = createWorld()
    const addition = { params: COLLABORATIVE, body: { ids: [1] } }
    const { playlist } = await makeVisitor(world, 'subscriber').ask(playlists.addTracks, addition)
    expect(playlist?.editors.map(({ id }) => id)).toEqual([2, 3, 5])
    world.db.playlists.update(COLLABORATIVE.id, { collaborative: false })
    expect(await makeVisitor(world, 'parent').status(playlists.addTracks, addition)).toBe(403)
    expect(await makeVisitor(world, 'free').status(playlists.addTracks, addition)).toBe(200)
    const renamed = { params: COLLABORATIVE, body: { name: 'Citas' } }
    expect(await makeVisitor(world, 'free').status(playlists.update, renamed)).toBe(403)
  })

  it('continues from the position of a track that was removed meanwhile', async () => {
    const artist = makeVisitor(createWorld(), 'artist')
    const { pagination } = await artist.ask(playlists.tracks, { params: COLLABORATIVE })
    const [, , last, next] = pagination.items
    await artist.ask(playlists.removeTracks, { params: COLLABORATIVE, body: { ids: [last?.id] } })
    const { tracks } = await artist.ask(player.queue, { body: { queueId: 'playlist.12.*', lastTrack: last } })
    expect(tracks[0]?.id).toBe(next?.id)
  })
})

describe('playlists.follow and playlists.unfollow', () => {
  it('adds another user’s playlist to the library and removes it', async () => {
    const free = makeVisitor(createWorld(), 'free')
    const own = async () => (await free.ask(playlists.ofUser, { params: { userId: 'me' } })).pagination.items
    const before = (await own()).length
    await free.ask(playlists.follow, { params: { id: 1 } })
    await free.ask(playlists.follow, { params: { id: 1 } })
    expect((await own()).map(({ id }) => id)).toContain(1)
    expect(await own()).toHaveLength(before + 1)
    expect((await free.ask(bootstrap.get)).data.playlists.map(({ id }) => id)).toContain(1)
    await free.ask(playlists.unfollow, { params: { id: 1 } })
    expect(await own()).toHaveLength(before)
  })
})

describe('playlists.remove', () => {
  it('removes all of the given playlists or none', async () => {
    const world = createWorld()
    const artist = makeVisitor(world, 'artist')
    expect(await artist.status(playlists.remove, { params: { ids: '12,1' } })).toBe(403)
    expect(world.db.playlists.get(12)).toBeDefined()
    expect(await artist.status(playlists.remove, { params: { ids: '12' } })).toBe(200)
    expect(world.db.playlists.get(12)).toBeUndefined()
  })
})
