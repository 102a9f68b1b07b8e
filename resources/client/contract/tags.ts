import * as z from 'zod/mini'

import { endpoint } from './endpoint'
import { albumWithTracksSchema, trackSchema } from './music'
import { listQuery, paginated } from './pagination'

/** Tracks and albums by tag (backend contract, section 5). */
export const tags = {
  tracks: endpoint({
    method: 'GET',
    path: 'tags/:name/tracks',
    query: z.object(listQuery),
    response: z.looseObject({ pagination: paginated(trackSchema) }),
  }),
  albums: endpoint({
    method: 'GET',
    path: 'tags/:name/albums',
    query: z.object(listQuery),
    response: z.looseObject({ pagination: paginated(albumWithTracksSchema) }),
  }),
}
