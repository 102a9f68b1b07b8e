import { albums } from '@/contract/groups/albums'
import { artists } from '@/contract/groups/artists'
import { tracks } from '@/contract/groups/tracks'
import { valueLists } from '@/contract/groups/value-lists'
import { call } from '@/core/platform/api/call'
import { keyOf, query, queryPart } from '@/core/platform/api/query'
import { queryClient } from '@/core/platform/api/query-client'

/** Query for all genres, as suggestions. */
export const genreNames = queryPart(valueLists.show, ({ genres }) => genres, { params: { names: 'genres' } })

/** Query for a track's waveform. */
export const waveQuery = (id: number) => query(tracks.wave, { params: { id } })

/** Reads a track with the columns of its editor. Throws ApiError. */
export const readTrack = async (id: number) =>
  (await call(tracks.show, { params: { id }, query: { loader: 'editTrackPage' } })).track

/** Reads an album with its tracks and the columns of its editor. Throws ApiError. */
export const readAlbum = async (id: number) =>
  (await call(albums.show, { params: { id }, query: { loader: 'editAlbumPage' } })).album

/**
 * Reads the tags of an uploaded audio file; with `autoMatchAlbum`, the server also looks for its album. Throws ApiError.
 */
export const readMetadata = async (fileEntryId: number, body: { autoMatchAlbum?: boolean } = {}) =>
  (await call(tracks.extractMetadata, { params: { fileEntryId }, body })).metadata

/** Refetches the albums and tracks of every page, after a change of either. */
export const refreshMusic = () =>
  Promise.all(
    [
      ...[albums.list, albums.show, tracks.list, tracks.show, tracks.lyrics],
      ...[artists.show, artists.albums, artists.tracks],
    ].map((each) => queryClient.invalidateQueries({ queryKey: keyOf(each) })),
  )
