import * as z from 'zod/mini'

import { commentSchema } from './comments'
import { endpoint } from './endpoint'
import { lyricsSchema } from './lyrics'
import { albumWithTracksSchema, trackSchema } from './music'
import { listOf, optionalLongText, optionalNumber as count, wireNumber } from './wire'

/** The space that a wave's bars are drawn in (backend contract, section 5). */
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
    query: z.object({ loader: z.optional(z.enum(['trackPage', 'editTrackPage', 'track'])) }),
    response: z.looseObject({
      track: z.looseObject({
        ...trackSchema.shape,
        album: z.optional(z.nullable(albumWithTracksSchema)),
        description: optionalLongText,
        likes_count: count,
        reposts_count: count,
        /** Absent where comments are off; assumed, as neither document names it. */
        comments_count: count,
      }),
      loader: z.optional(z.string()),
    }),
  }),
  /** Bars of the wave, none when it was never drawn; one root comment for every position that has any, 30 at most. */
  wave: endpoint({
    method: 'GET',
    path: 'tracks/:id/wave',
    response: z.looseObject({ waveData: listOf(barSchema), comments: listOf(commentSchema) }),
  }),
  /** 404 when the words are not known. `duration` in milliseconds: the recording that is being played. */
  lyrics: endpoint({
    method: 'GET',
    path: 'tracks/:id/lyrics',
    query: z.object({ duration: z.optional(wireNumber) }),
    response: lyricsSchema,
  }),
  /** A link for the browser to follow. */
  download: endpoint({ method: 'GET', path: 'tracks/:id/download', response: z.unknown(), file: true }),
}
/** What the track page shows. */
export type TrackPage = z.output<typeof tracks.show.response>
