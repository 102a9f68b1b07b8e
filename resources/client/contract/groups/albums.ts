import * as z from 'zod/mini'

import { emptyResponse, endpoint, orEmpty } from '../machinery/endpoint'
import { listQuery, paginated } from '../machinery/pagination'
import { listOf, optionalLongText, optionalNumber as count, optionalText as text } from '../machinery/wire-values'
import { albumSchema, albumWithTracksSchema, genreSchema, tagSchema } from '../shapes/music'
import { anyArtists, catalogueDetails, durationMs } from '../shapes/music-body'
import { requiredName } from '../shapes/permission-list'

const changes = { created_at: text, updated_at: text }

const managedAlbumSchema = z.looseObject({ ...albumSchema.shape, ...changes })
/** An album as lists of administrators have it, after parsing. */
export type ManagedAlbum = z.output<typeof managedAlbumSchema>

/** A track of an album's request: one with an id is attached, one without is created. */
const albumTrack = z.looseObject({
  id: z.optional(z.number()),
  name: requiredName,
  duration: durationMs,
  src: z.optional(text),
})

const albumBody = z.object({
  ...catalogueDetails,
  name: requiredName,
  artists: z.optional(anyArtists),
  /** All tracks in order: the server detaches any other. */
  tracks: z.optional(z.array(albumTrack)),
})

const albumResponse = orEmpty(z.looseObject({ album: z.optional(managedAlbumSchema) }))

/** Albums (backend contract, sections 5, 6 and 7). */
export const albums = {
  list: endpoint({
    method: 'GET',
    path: 'albums',
    query: z.object(listQuery),
    response: z.looseObject({ pagination: paginated(managedAlbumSchema) }),
    assumed: 'only its filters are documented',
  }),
  show: endpoint({
    method: 'GET',
    path: 'albums/:id',
    query: z.object({ loader: z.enum(['albumPage', 'albumEmbed', 'editAlbumPage']) }),
    response: z.looseObject({
      album: z.looseObject({
        ...albumWithTracksSchema.shape,
        ...changes,
        description: optionalLongText,
        genres: listOf(genreSchema),
        tags: listOf(tagSchema),
        likes_count: count,
        reposts_count: count,
      }),
      loader: z.optional(z.string()),
    }),
  }),
  create: endpoint({ method: 'POST', path: 'albums', body: albumBody, response: albumResponse }),
  update: endpoint({ method: 'PUT', path: 'albums/:id', body: albumBody, response: albumResponse }),
  /** Comma-separated ids. */
  remove: endpoint({ method: 'DELETE', path: 'albums/:ids', response: emptyResponse }),
}
/** Response of an album's page. */
export type AlbumPage = z.output<typeof albums.show.response>
/** An album with everything that its editor shows. */
export type EditedAlbum = AlbumPage['album']
