import { describe, expect, it } from 'vitest'

import type { Caller } from '../../state/caller'
import { makeAlbum } from '../../state/factories/make-album'
import { makeArtist } from '../../state/factories/make-artist'
import { makeGenre } from '../../state/factories/make-genre'
import { makePlaylist } from '../../state/factories/make-playlist'
import { makeTrack } from '../../state/factories/make-track'
import { makeUser } from '../../state/factories/make-user'
import { makeCaller } from '../../testing/make-caller'
import { parseQueueId, queueTracks } from './queue'

const genre = makeGenre({ id: 3 })
const artist = makeArtist({ id: 4, genres: [genre] })
const album = makeAlbum({ id: 5, artists: [artist] })
const listener = makeUser({ id: 9 })

/** Track n has number 5 - n on the album, popularity 10 n and the n-th letter as its name. */
const tracks = [1, 2, 3, 4].map((id) =>
  makeTrack({
    id,
    name: 'abcd'[id - 1] ?? '',
    number: 5 - id,
    popularity: id * 10,
    album,
    artists: [artist],
    genres: [genre],
    owner_id: 9,
  }),
)
const playlist = makePlaylist({ id: 6, track_ids: [2, 4, 2, 1] })
const secret = makePlaylist('private', { id: 7, owner_id: 9, track_ids: [3] })
const like = (id: number, track: number) => ({
  id,
  user_id: 9,
  likeable_type: 'track' as const,
  likeable_id: track,
  created_at: `2026-01-0${id}T00:00:00Z`,
})
const play = (id: number, track: number) => ({
  id,
  listener: 'user 9',
  user_id: 9,
  track_id: track,
  created_at: `2026-02-0${id}T00:00:00Z`,
})

const rows = {
  users: [listener],
  genres: [genre],
  artists: [artist],
  albums: [album],
  tracks,
  playlists: [playlist, secret],
  likes: [like(1, 3), like(2, 1)],
  plays: [play(1, 1), play(2, 2), play(3, 1)],
}
const guest = makeCaller(rows)
const owner = makeCaller(rows, { user: listener })

const ids = (caller: Caller, queueId: string, last?: { id: number; position?: number }, perPage?: number) =>
  queueTracks(caller, { queueId, last, perPage }).map(({ id }) => id)

describe('parseQueueId', () => {
  it('parses model, id, kind and order', () => {
    expect(parseQueueId('user.9.playHistory.track_plays^created_at|desc')).toEqual({
      model: 'user',
      id: 9,
      kind: 'playHistory',
      order: { column: 'track_plays.created_at', direction: 'desc' },
    })
    expect(parseQueueId('album.5.*')).toEqual({ model: 'album', id: 5, kind: '*' })
  })
})

describe('queueTracks', () => {
  it('orders albums by number, artists by popularity and playlists by position', () => {
    expect(ids(guest, 'album.5.*')).toEqual([4, 3, 2, 1])
    expect(ids(guest, 'artist.4.*')).toEqual([4, 3, 2, 1])
    expect(ids(guest, 'playlist.6.*')).toEqual([2, 4, 2, 1])
  })

  it('follows the order in the queue id', () => {
    expect(ids(guest, 'playlist.6.*.name|asc')).toEqual([1, 2, 2, 4])
    expect(ids(guest, 'album.5.*.name|desc')).toEqual([4, 3, 2, 1])
  })

  it('continues after the last track, page by page', () => {
    expect(ids(guest, 'album.5.*', undefined, 2)).toEqual([4, 3])
    expect(ids(guest, 'album.5.*', { id: 3 }, 2)).toEqual([2, 1])
    expect(ids(guest, 'album.5.*', { id: 1 })).toEqual([])
    expect(ids(guest, 'album.5.*', { id: 77 })).toEqual([])
  })

  it('distinguishes playlist entries of the same track', () => {
    expect(ids(guest, 'playlist.6.*', { id: 2, position: 1 })).toEqual([4, 2, 1])
    expect(ids(guest, 'playlist.6.*', { id: 2, position: 3 })).toEqual([1])
  })

  it('returns the library and the history, latest first', () => {
    expect(ids(owner, 'user.9.libraryTracks')).toEqual([1, 3])
    expect(ids(owner, 'user.9.libraryTracks.likes^created_at|asc')).toEqual([3, 1])
    expect(ids(owner, 'user.9.playHistory')).toEqual([1, 2, 1])
    expect(ids(owner, 'user.9.*')).toEqual([1, 2, 3, 4])
  })

  it('rejects other users for a history or private playlist', () => {
    expect(() => ids(guest, 'user.9.playHistory')).toThrow(expect.objectContaining({ status: 403 }))
    expect(() => ids(guest, 'playlist.7.*')).toThrow(expect.objectContaining({ status: 403 }))
    expect(ids(owner, 'playlist.7.*')).toEqual([3])
  })

  it('shuffles similar tracks for the radio in a stable order, without the seed track', () => {
    const radio = ids(guest, 'track.2.radio')
    expect(radio.toSorted((a, b) => a - b)).toEqual([1, 3, 4])
    expect(ids(guest, 'track.2.radio', { id: radio[0] ?? 0 })).toEqual(radio.slice(1))
    expect(ids(guest, 'genre.3.radio')).toHaveLength(4)
  })

  it('returns nothing for channels and throws 404 for unknown rows', () => {
    expect(ids(guest, 'channel.1.*')).toEqual([])
    for (const queueId of ['album.99.*', 'playlist.99.*', 'artist.99.*', 'user.99.*', 'track.99.radio']) {
      expect(() => ids(guest, queueId)).toThrow(expect.objectContaining({ status: 404 }))
    }
  })
})
