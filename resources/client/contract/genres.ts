import * as z from 'zod/mini'

import { endpoint } from './endpoint'
import { genreSchema } from './music'
import { listQuery, paginated } from './pagination'

/** Genres (backend contract, section 5); a genre's page is a channel restricted to it. */
export const genres = {
  list: endpoint({
    method: 'GET',
    path: 'genres',
    query: z.object(listQuery),
    response: z.looseObject({ pagination: paginated(genreSchema) }),
  }),
}
