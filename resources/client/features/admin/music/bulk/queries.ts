import { albums } from '@/contract/groups/albums'
import { tracks } from '@/contract/groups/tracks'
import { HttpStatus } from '@/contract/machinery/http-status'
import { ApiError } from '@/core/platform/api/api-error'
import { call } from '@/core/platform/api/call'
import { translate } from '@/core/platform/i18n/use-translation'
import { savedTrack } from '@/core/shared/music-editing/album/album-tracks'
import { albumTrack } from '@/core/shared/music-editing/album/read-track'
import { readAlbum, readTrack } from '@/core/shared/music-editing/queries'

/** Whether values join those that a record has, or take their place. */
export type Join = 'add' | 'replace'

/** Change of several songs or albums; genres by their slugs, or names of new ones. */
export type MusicChange =
  | { field: 'artists'; ids: readonly number[]; join: Join }
  | { field: 'genres'; names: readonly string[]; join: Join }
  | { field: 'album_id'; id: number }

/** Returns the values of a field after the change, without repeated ones. */
const joined = <Value>(before: readonly Value[], values: readonly Value[], join: Join): Value[] => [
  ...new Set(join === 'add' ? [...before, ...values] : values),
]

/** Change of one song or album. */
type RecordChange = MusicChange | { field: 'name'; name: string }

type Related = { artists: readonly { id: number }[]; genres?: readonly { name: string }[] }

/** The fields of a request that the change concerns; the server keeps those that a request omits. */
function changedFields(change: RecordChange, { artists, genres = [] }: Related) {
  if (change.field === 'name') return { name: change.name }
  if (change.field === 'album_id') return { album_id: change.id }
  if (change.field === 'genres') {
    const names = genres.map(({ name }) => name)
    return { genres: joined(names, change.names, change.join) }
  }
  const ids = artists.map(({ id }) => id)
  return { artists: joined(ids, change.ids, change.join) }
}

/** A song with the duration that requests must state. Throws ApiError if the server knows none: nobody may invent it. */
function timed<Song extends { name: string; duration?: number | null | undefined }>(song: Song) {
  const { name, duration } = song
  if (duration) return { ...song, duration }
  const message = translate('The song “:name” has no duration. Enter it in its editor first.', { name })
  throw new ApiError(HttpStatus.UnprocessableContent, { message })
}

/** Requests that change a record, for several in turn; each reads what its request must repeat, and throws ApiError. */
export const musicCalls = {
  /** Repeats name, duration and artists, which the request of a song must have. */
  tracks: async (id: number, change: RecordChange) => {
    const track = await readTrack(id)
    const { name, duration } = timed(track)
    const required = { name, duration, artists: track.artists.map((artist) => artist.id) }
    return call(tracks.update, { params: { id }, body: { ...required, ...changedFields(change, track) } })
  },
  /** Repeats the songs too: the server detaches those that a list omits. It may hide them: then no list is sent. */
  albums: async (id: number, change: RecordChange) => {
    const album = await readAlbum(id)
    const songs = album.tracks.map((track) => timed(savedTrack(albumTrack(track))))
    const required = { name: album.name, ...(songs.length > 0 && { tracks: songs }) }
    return call(albums.update, { params: { id }, body: { ...required, ...changedFields(change, album) } })
  },
}

/** Schemas of the requests, which validate a name before it is sent. */
export const musicBodies = { tracks: tracks.update.body, albums: albums.update.body }
