import * as z from 'zod/mini'

import { endpoint } from './endpoint'
import { genreSchema } from './music'
import { listQuery, paginated } from './pagination'

/** Genres (backend contract, section 5); the page of one is a channel narrowed to it. */
export const genres = {
  list: endpoint({
    method: 'GET',
    path: 'genres',
    query: z.object(listQuery),
    response: z.looseObject({ pagination: paginated(genreSchema) }),
  }),
}
