import * as z from 'zod/mini'

import { endpoint } from './endpoint'
import { albumWithTracksSchema, genreSchema, tagSchema } from './music'
import { listOf, optionalLongText, optionalNumber as count } from './wire-values'

/** Albums (backend contract, section 5). */
export const albums = {
  show: endpoint({
    method: 'GET',
    path: 'albums/:id',
    query: z.object({ loader: z.enum(['albumPage', 'albumEmbed', 'editAlbumPage']) }),
    response: z.looseObject({
      album: z.looseObject({
        ...albumWithTracksSchema.shape,
        description: optionalLongText,
        genres: listOf(genreSchema),
        tags: listOf(tagSchema),
        likes_count: count,
        reposts_count: count,
      }),
      loader: z.optional(z.string()),
    }),
  }),
}
/** Response of an album's page. */
export type AlbumPage = z.output<typeof albums.show.response>
