import type * as z from 'zod/mini'

import type { albums } from '@/contract/groups/albums'

import { invalid } from '../../kit/mock-failure'
import type { Caller } from '../../state/caller'
import { makeAlbum } from '../../state/factories/make-album'
import type { MockAlbum } from '../../state/store/music-rows'
import { checkSource, relatedRows } from './edit-catalogue'
import { createTrack } from './edit-track'
import { tracksOfAlbum } from './present'

type AlbumBody = z.output<(typeof albums.update)['body']>

/** Columns of a request that saves an album; fields that it omits stay. Throws 422. */
function albumColumns(caller: Caller, body: AlbumBody): Partial<MockAlbum> {
  const { artists, genres, tags, tracks, ...columns } = body
  return {
    ...columns,
    name: body.name.trim(),
    ...relatedRows(caller, { artists, genres, tags }),
    updated_at: new Date(caller.now()).toISOString(),
  }
}

/** Saves the tracks of an album in order, creates new ones, and detaches those that are missing. */
function saveTracks(caller: Caller, album: MockAlbum, tracks: NonNullable<AlbumBody['tracks']>): void {
  const { db } = caller
  const submittedIds = new Set(tracks.map(({ id }) => id))
  for (const { id } of tracksOfAlbum(db, album.id)) if (!submittedIds.has(id)) db.tracks.update(id, { album: null })
  tracks.forEach(({ id, name, duration, src }, index) => {
    const columns = { name: name.trim(), number: index + 1, duration, ...(src !== undefined && { src }) }
    if (id !== undefined) {
      db.tracks.update(id, { ...columns, album })
      return
    }
    const track = createTrack(caller, columns)
    db.tracks.update(track.id, { album, artists: album.artists, genres: album.genres })
  })
}

function checkTracks({ db }: Caller, tracks: AlbumBody['tracks'] = []): void {
  if (tracks.some(({ id }) => id !== undefined && !db.tracks.get(id))) {
    throw invalid('tracks', 'The selected tracks is invalid.')
  }
  for (const { src } of tracks) checkSource(src)
}

/** Adds an album of the caller, with its tracks. Throws 422. */
export function createAlbum(caller: Caller, body: AlbumBody): MockAlbum {
  const { db, user } = caller
  checkTracks(caller, body.tracks)
  const album = db.albums.insert(
    makeAlbum({
      image: null,
      release_date: null,
      ...albumColumns(caller, body),
      id: db.albums.nextId(),
      owner_id: user?.id ?? null,
      created_at: new Date(caller.now()).toISOString(),
    }),
  )
  saveTracks(caller, album, body.tracks ?? [])
  return album
}

/** Changes an album and, where the request lists them, its tracks. Throws 422. */
export function updateAlbum(caller: Caller, known: MockAlbum, body: AlbumBody): MockAlbum {
  checkTracks(caller, body.tracks)
  const album = caller.db.albums.update(known.id, albumColumns(caller, body))
  if (body.tracks) saveTracks(caller, album, body.tracks)
  return album
}
