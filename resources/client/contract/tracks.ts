import * as z from 'zod/mini'

import { endpoint } from './endpoint'
import { albumWithTracksSchema, trackSchema } from './music'
import { optionalNumber as count, optionalText as text } from './wire'

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
        description: text,
        likes_count: count,
        reposts_count: count,
      }),
      loader: z.optional(z.string()),
    }),
  }),
}
