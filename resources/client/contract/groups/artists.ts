import * as z from 'zod/mini'

import { emptyResponse, endpoint, orEmpty } from '../machinery/endpoint'
import { listQuery, paginated } from '../machinery/pagination'
import {
  listOf,
  optionalLongText,
  optionalNumber as number,
  optionalText as text,
  wireBoolean,
  wireList,
  wireNumber,
} from '../machinery/wire-values'
import { albumWithTracksSchema, artistSchema, genreSchema, profileSchema, trackSchema } from '../shapes/music'
import { requiredName } from '../shapes/permission-list'
import { managedColumns } from './tracks'

/** Hidden columns, which the server shows administrators. */
const hidden = { views: number, created_at: text, updated_at: text }

const managedArtistSchema = z.looseObject({ ...artistSchema.shape, ...hidden })
/** An artist as lists of administrators have it, after parsing. */
export type ManagedArtist = z.output<typeof managedArtistSchema>

/** An artist with the details of the artist page; `likes_count` counts followers. */
const artistPageSchema = z.looseObject({
  ...artistSchema.shape,
  ...hidden,
  genres: listOf(genreSchema),
  similar: listOf(artistSchema),
  top_tracks: listOf(trackSchema),
  likes_count: number,
  profile: z.optional(z.nullable(z.looseObject({ description: optionalLongText, country: text, city: text }))),
  profile_images: listOf(z.looseObject({ url: z.string() })),
  links: listOf(z.looseObject({ url: z.string(), title: text })),
})

/** Albums and tracks with columns that the server hides from some lists. */
const albumOfArtist = z.looseObject({ ...albumWithTracksSchema.shape, created_at: text, updated_at: text })
const trackOfArtist = z.looseObject({ ...trackSchema.shape, ...managedColumns })

const artistBody = z.object({
  name: requiredName,
  verified: z.optional(z.boolean()),
  image_small: z.optional(text),
  /** Names; the server creates unknown ones. */
  genres: z.optional(z.array(z.string())),
  profile: z.optional(z.object({ description: z.optional(text), country: z.optional(text), city: z.optional(text) })),
  /** URLs in order. */
  profile_images: z.optional(z.array(z.string())),
  links: z.optional(z.array(z.object({ url: z.string(), title: z.string() }))),
})

const artistResponse = orEmpty(z.looseObject({ artist: z.optional(managedArtistSchema) }))
const assumedBody = 'whether genres and profile_images hold texts is not documented'

/** Artists, their albums, tracks and followers (backend contract, sections 5, 6 and 7). */
export const artists = {
  list: endpoint({
    method: 'GET',
    path: 'artists',
    query: z.object({ ...listQuery, withCount: z.optional(wireList) }),
    response: z.looseObject({ pagination: paginated(managedArtistSchema) }),
    assumed: 'only its filters are documented',
  }),
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
    response: z.looseObject({ pagination: paginated(albumOfArtist) }),
  }),
  tracks: endpoint({
    method: 'GET',
    path: 'artists/:id/tracks',
    query: z.object(listQuery),
    response: z.looseObject({ pagination: paginated(trackOfArtist) }),
  }),
  followers: endpoint({
    method: 'GET',
    path: 'artists/:id/followers',
    query: z.object(listQuery),
    response: z.looseObject({ pagination: paginated(profileSchema) }),
  }),
  create: endpoint({
    method: 'POST',
    path: 'artists',
    body: artistBody,
    response: artistResponse,
    assumed: assumedBody,
  }),
  update: endpoint({
    method: 'PUT',
    path: 'artists/:id',
    body: artistBody,
    response: artistResponse,
    assumed: assumedBody,
  }),
  /** Comma-separated ids. */
  remove: endpoint({
    method: 'DELETE',
    path: 'artists/:ids',
    response: emptyResponse,
    assumed: 'what happens to their albums and tracks is not documented: they lose the credit here',
  }),
}
/** Response of an artist's page. */
export type ArtistPage = z.output<typeof artists.show.response>
/** An artist with everything that its editor shows. */
export type EditedArtist = ArtistPage['artist']
