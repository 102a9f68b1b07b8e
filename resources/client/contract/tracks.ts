import * as z from 'zod/mini'

import { commentSchema } from './comments'
import { endpoint } from './endpoint'
import { lyricsSchema } from './lyrics'
import { albumWithTracksSchema, trackSchema } from './music'
import { listOf, optionalLongText, optionalNumber as count, wireNumber } from './wire-values'

/** Coordinate space of a waveform's bars (backend contract, section 5). */
export const WAVE_WIDTH = 1240
export const WAVE_HEIGHT = 45

const barSchema = z.pipe(
  z.array(z.number()).check(z.minLength(4)),
  z.transform(([x = 0, y = 0, width = 0, height = 0]) => ({ x, y, width, height })),
)

/** Tracks (backend contract, section 5). */
export const tracks = {
  show: endpoint({
    method: 'GET',
    path: 'tracks/:id',
    query: z.object({ loader: z.enum(['trackPage', 'editTrackPage']) }),
    response: z.looseObject({
      track: z.looseObject({
        ...trackSchema.shape,
        album: z.optional(z.nullable(albumWithTracksSchema)),
        description: optionalLongText,
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
  /** Downloads the track: the browser follows a link. */
  download: endpoint({ method: 'GET', path: 'tracks/:id/download', response: z.unknown(), file: true }),
}
/** Response of a track's page. */
export type TrackPage = z.output<typeof tracks.show.response>
