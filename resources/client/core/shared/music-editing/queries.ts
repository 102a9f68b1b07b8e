import { tracks } from '@/contract/groups/tracks'
import { valueLists } from '@/contract/groups/value-lists'
import { call } from '@/core/platform/api/call'
import { query, queryPart } from '@/core/platform/api/query'

/** Query for all genres, as suggestions. */
export const genreNames = queryPart(valueLists.show, ({ genres }) => genres, { params: { names: 'genres' } })

/** Query for a track's waveform. */
export const waveQuery = (id: number) => query(tracks.wave, { params: { id } })

/** Reads a track with the columns of its editor. Throws ApiError. */
export const readTrack = async (id: number) =>
  (await call(tracks.show, { params: { id }, query: { loader: 'editTrackPage' } })).track

/** Reads the tags of an uploaded audio file. Throws ApiError. */
export const readMetadata = async (fileEntryId: number) =>
  (await call(tracks.extractMetadata, { params: { fileEntryId }, body: {} })).metadata
