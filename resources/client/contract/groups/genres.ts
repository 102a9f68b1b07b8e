import * as z from 'zod/mini'

import { emptyResponse, endpoint, orEmpty } from '../machinery/endpoint'
import { listQuery, paginated } from '../machinery/pagination'
import { optionalNumber, optionalText } from '../machinery/wire-values'
import { genreSchema } from '../shapes/music'
import { requiredName } from '../shapes/permission-list'

const managedGenreSchema = z.looseObject({
  ...genreSchema.shape,
  /** From 1 to 100. */
  popularity: optionalNumber,
  created_at: optionalText,
  updated_at: optionalText,
})
/** A genre as administrators edit it, after parsing. */
export type ManagedGenre = z.output<typeof managedGenreSchema>

const genreBody = z.object({
  /** Its slug: `rock`. */
  name: requiredName,
  display_name: z.optional(z.nullable(z.string())),
  image: z.optional(z.nullable(z.string())),
  popularity: z.optional(
    z.nullable(
      z
        .number()
        .check(
          z.minimum(1, 'The popularity must be between 1 and 100.'),
          z.maximum(100, 'The popularity must be between 1 and 100.'),
        ),
    ),
  ),
})

const genreResponse = orEmpty(z.looseObject({ genre: z.optional(managedGenreSchema) }))

/** Genres (backend contract, sections 5 and 7); a genre's page is a channel restricted to it. */
export const genres = {
  list: endpoint({
    method: 'GET',
    path: 'genres',
    query: z.object(listQuery),
    response: z.looseObject({ pagination: paginated(managedGenreSchema) }),
  }),
  create: endpoint({ method: 'POST', path: 'genres', body: genreBody, response: genreResponse }),
  update: endpoint({ method: 'PUT', path: 'genres/:id', body: genreBody, response: genreResponse }),
  /** Comma-separated ids. */
  remove: endpoint({ method: 'DELETE', path: 'genres/:ids', response: emptyResponse }),
}
