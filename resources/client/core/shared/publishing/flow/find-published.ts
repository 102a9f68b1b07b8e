import { search } from '@/contract/groups/search'
import { call } from '@/core/platform/api/call'
import { getBootstrap } from '@/core/platform/bootstrap/bootstrap-store'
import { isSameText } from '@/lib/text'

import { readAlbum } from '../../music-editing/queries'
import { isSameRecording, type Recorded } from '../release/duplicates'
import type { ReleaseTrack } from '../release/release'

/** Finds albums or tracks of the site by name. Throws ApiError. */
async function find<Type extends 'album' | 'track'>(type: Type, name: string) {
  const { pagination } = await call(search.model, { params: { type }, query: { query: name } })
  return pagination.items.filter(
    (row): row is Extract<typeof row, { model_type: Type }> => row.model_type === type && isSameText(row.name, name),
  )
}

/** Name of a recording's file, which is unique: its URL differs between responses. */
const fileNameOf = (src: string): string =>
  src
    .replace(/[?#].*$/, '')
    .split('/')
    .at(-1) ?? src

/**
 * Finds a track whose publication was not confirmed, by its recording: in its album, or among the site's tracks.
 * Undefined if the server does not have it. Throws ApiError.
 */
export async function findPublishedTrack({ values, upload }: ReleaseTrack, albumId: number | null) {
  const rows = albumId === null ? await find('track', values.name.trim()) : (await readAlbum(albumId)).tracks
  return rows.find(({ src }) => src && upload && fileNameOf(src) === fileNameOf(upload.src))
}

/** Finds the user's new album whose creation was not confirmed; undefined if there is none. Throws ApiError. */
export async function findCreatedAlbum(name: string) {
  const userId = getBootstrap().user?.id
  const own = (await find('album', name.trim())).filter(
    (album) => album.owner_id === userId && album.tracks.length === 0,
  )
  return own.toSorted((one, other) => other.id - one.id)[0]
}

/** Finds a track of the site with the same name and duration; undefined if there is none. Throws ApiError. */
export const findSameRecording = async (track: Recorded) =>
  (await find('track', track.name.trim())).find((other) => isSameRecording(track, other))
