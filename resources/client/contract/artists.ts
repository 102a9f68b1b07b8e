import * as z from 'zod/mini'

import { endpoint } from './endpoint'
import { albumWithTracksSchema, artistSchema, genreSchema, profileSchema, trackSchema } from './music'
import { listQuery, paginated } from './pagination'
import {
  listOf,
  optionalLongText,
  optionalNumber as number,
  optionalText as text,
  wireBoolean,
  wireNumber,
} from './wire-values'

/** An artist with the details of the artist page; `likes_count` counts followers. */
const artistPageSchema = z.looseObject({
  ...artistSchema.shape,
  genres: listOf(genreSchema),
  similar: listOf(artistSchema),
  top_tracks: listOf(trackSchema),
  likes_count: number,
  profile: z.optional(z.nullable(z.looseObject({ description: optionalLongText, country: text, city: text }))),
  profile_images: listOf(z.looseObject({ url: z.string() })),
  links: listOf(z.looseObject({ url: z.string(), title: text })),
})

/** Artists, their albums, tracks and followers (backend contract, section 5). */
export const artists = {
  show: endpoint({
    method: 'GET',
    path: 'artists/:id',
    query: z.object({ loader: z.enum(['artistPage', 'editArtistPage']) }),
    /** Includes `albums` and `tracks` only when their tab is active in `settings.artistPage.tabs`. */
    response: z.looseObject({
      artist: artistPageSchema,
      loader: z.optional(z.string()),
      selectedAlbumLayout: text,
      albums: z.optional(z.nullable(paginated(albumWithTracksSchema))),
      tracks: z.optional(z.nullable(paginated(trackSchema))),
    }),
  }),
  albums: endpoint({
    method: 'GET',
    path: 'artists/:id/albums',
    query: z.object({ ...listQuery, loadAlbumTracks: z.optional(wireBoolean), albumsPerPage: z.optional(wireNumber) }),
    response: z.looseObject({ pagination: paginated(albumWithTracksSchema) }),
  }),
  tracks: endpoint({
    method: 'GET',
    path: 'artists/:id/tracks',
    query: z.object(listQuery),
    response: z.looseObject({ pagination: paginated(trackSchema) }),
  }),
  followers: endpoint({
    method: 'GET',
    path: 'artists/:id/followers',
    query: z.object(listQuery),
    response: z.looseObject({ pagination: paginated(profileSchema) }),
  }),
}
/** Response of an artist's page. */
export type ArtistPage = z.output<typeof artists.show.response>
