import * as z from 'zod/mini'

import { emptyResponse, endpoint, orEmpty } from '../machinery/endpoint'
import { listQuery, paginated } from '../machinery/pagination'
import {
  listOf,
  optionalLongText,
  optionalName,
  optionalNumber as count,
  optionalText as text,
  wireNumber,
} from '../machinery/wire-values'
import { lyricsSchema } from '../shapes/lyrics'
import { albumSchema, albumWithTracksSchema, artistSchema, genreSchema, trackSchema } from '../shapes/music'
import { catalogueDetails, creditedArtists, durationMs } from '../shapes/music-body'
import { requiredName } from '../shapes/permission-list'
import { commentSchema } from './comments'

/** Coordinate space of a waveform's bars (backend contract, section 5). */
export const WAVE_WIDTH = 1240
export const WAVE_HEIGHT = 45

const barSchema = z.pipe(
  z.array(z.number()).check(z.minLength(4)),
  z.transform(([x = 0, y = 0, width = 0, height = 0]) => ({ x, y, width, height })),
)

/** A genre of a file's tags: a record, or only its name. */
const genreOrName = z.union([z.string(), genreSchema])

/** Columns that editors show; the server hides some of them from lists. */
export const managedColumns = {
  album_id: count,
  description: optionalLongText,
  release_date: text,
  created_at: text,
  updated_at: text,
}

const managedTrackSchema = z.looseObject({ ...trackSchema.shape, ...managedColumns })
/** A track as administrators edit it, after parsing. */
export type ManagedTrack = z.output<typeof managedTrackSchema>

const trackBody = z.object({
  ...catalogueDetails,
  name: requiredName,
  number: z.optional(count),
  duration: durationMs,
  src: z.optional(text),
  album_id: z.optional(count),
  artists: creditedArtists,
  lyrics: z.optional(text),
  /** Bars of the waveform as `[x, y, width, height]`. */
  waveData: z.optional(z.nullable(z.array(z.array(z.number())))),
})

const trackResponse = orEmpty(z.looseObject({ track: z.optional(managedTrackSchema) }))

/** Tracks (backend contract, sections 5, 6 and 7). */
export const tracks = {
  list: endpoint({
    method: 'GET',
    path: 'tracks',
    query: z.object(listQuery),
    response: z.looseObject({ pagination: paginated(managedTrackSchema) }),
    assumed: 'only its filters are documented',
  }),
  show: endpoint({
    method: 'GET',
    path: 'tracks/:id',
    query: z.object({ loader: z.enum(['trackPage', 'editTrackPage']) }),
    response: z.looseObject({
      track: z.looseObject({
        ...trackSchema.shape,
        album: z.optional(z.nullable(albumWithTracksSchema)),
        ...managedColumns,
        likes_count: count,
        reposts_count: count,
        /** Absent when comments are disabled; assumed, not documented. */
        comments_count: count,
      }),
      loader: z.optional(z.string()),
    }),
  }),
  /** Waveform bars, empty when not generated yet, and at most 30 root comments, one per position. */
  wave: endpoint({
    method: 'GET',
    path: 'tracks/:id/wave',
    response: z.looseObject({ waveData: listOf(barSchema), comments: listOf(commentSchema) }),
  }),
  /** 404 when there are no lyrics. `duration` is the duration of the recording being played, in milliseconds. */
  lyrics: endpoint({
    method: 'GET',
    path: 'tracks/:id/lyrics',
    query: z.object({ duration: z.optional(wireNumber) }),
    response: lyricsSchema,
  }),
  create: endpoint({ method: 'POST', path: 'tracks', body: trackBody, response: trackResponse }),
  update: endpoint({ method: 'PUT', path: 'tracks/:id', body: trackBody, response: trackResponse }),
  /** Comma-separated ids. */
  remove: endpoint({ method: 'DELETE', path: 'tracks/:ids', response: emptyResponse }),
  /** Reads the tags of an uploaded audio file; `duration` is in milliseconds. */
  extractMetadata: endpoint({
    method: 'POST',
    path: 'tracks/:fileEntryId/extract-metadata',
    body: z.object({ autoMatchAlbum: z.optional(z.boolean()) }),
    response: z.looseObject({
      metadata: z.looseObject({
        title: optionalName,
        duration: count,
        genres: listOf(genreOrName),
        artist_name: optionalName,
        artist: z.optional(z.nullable(artistSchema)),
        album_name: optionalName,
        album: z.optional(z.nullable(albumSchema)),
        image: z.optional(z.nullable(z.looseObject({ id: count, url: text }))),
        lyrics: optionalLongText,
        release_date: text,
      }),
    }),
  }),
  /** Downloads the track: the browser follows a link. */
  download: endpoint({ method: 'GET', path: 'tracks/:id/download', response: z.unknown(), file: true }),
}
/** Response of a track's page. */
export type TrackPage = z.output<typeof tracks.show.response>
