import * as z from 'zod/mini'

import { endpoint } from './endpoint'
import { playlistSchema, profileSchema, trackSchema } from './music'
import { listQuery, paginated } from './pagination'
import { listOf, optionalNumber as number } from './wire'

/** Playlists (backend contract, section 5). */
export const playlists = {
  show: endpoint({
    method: 'GET',
    path: 'playlists/:id',
    query: z.object({ loader: z.optional(z.enum(['playlistPage', 'playlist'])) }),
    /** `totalDuration` in milliseconds. */
    response: z.looseObject({
      playlist: z.looseObject({ ...playlistSchema.shape, editors: listOf(profileSchema) }),
      tracks: paginated(trackSchema),
      totalDuration: number,
      loader: z.optional(z.string()),
    }),
  }),
  tracks: endpoint({
    method: 'GET',
    path: 'playlists/:id/tracks',
    query: z.object(listQuery),
    response: z.looseObject({ pagination: paginated(trackSchema) }),
  }),
}
