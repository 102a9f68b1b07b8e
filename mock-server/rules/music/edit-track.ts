import type * as z from 'zod/mini'

import type { tracks } from '@/contract/groups/tracks'

import { invalid } from '../../kit/mock-failure'
import type { Caller } from '../../state/caller'
import { makeTrack } from '../../state/factories/make-track'
import type { MockTrack } from '../../state/store/music-rows'
import { checkSource, relatedRows } from './edit-catalogue'
import { saveTrackLyrics } from './track-lyrics'

type TrackBody = Partial<z.output<(typeof tracks.update)['body']>>

/** Columns of a request that saves a track; fields that it omits stay. Throws 422. */
function trackColumns(caller: Caller, body: TrackBody): Partial<MockTrack> {
  const { album_id, artists, genres, tags, lyrics, ...columns } = body
  checkSource(columns.src)
  return {
    ...columns,
    ...(body.name !== undefined && { name: body.name.trim() }),
    ...(album_id !== undefined && { album: albumOf(caller, album_id) }),
    ...relatedRows(caller, { artists, genres, tags }),
    updated_at: new Date(caller.now()).toISOString(),
  }
}

function albumOf({ db }: Caller, id: number | null) {
  if (id === null) return null
  const album = db.albums.get(id)
  if (!album) throw invalid('album_id', 'The selected album id is invalid.')
  return album
}

/** Adds a track of the caller. Throws 422. */
export function createTrack(caller: Caller, body: TrackBody): MockTrack {
  const { db, user } = caller
  const columns = trackColumns(caller, body)
  const track = db.tracks.insert(
    makeTrack({
      src: null,
      ...columns,
      id: db.tracks.nextId(),
      owner_id: user?.id ?? null,
      popularity: 0,
      waveData: columns.waveData ?? null,
      created_at: new Date(caller.now()).toISOString(),
    }),
  )
  saveTrackLyrics(caller, track, body.lyrics)
  return track
}

/** Saves the fields of a request in a known track. Throws 422. */
export function updateTrack(caller: Caller, id: number, body: TrackBody): MockTrack {
  const track = caller.db.tracks.update(id, trackColumns(caller, body))
  saveTrackLyrics(caller, track, body.lyrics)
  return track
}
