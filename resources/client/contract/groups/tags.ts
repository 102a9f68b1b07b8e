import * as z from 'zod/mini'

import { emptyResponse, endpoint, orEmpty } from '../machinery/endpoint'
import { listOrPage, listQuery, paginated } from '../machinery/pagination'
import { optionalText as text } from '../machinery/wire-values'
import { albumWithTracksSchema, tagSchema, trackSchema } from '../shapes/music'
import { requiredName } from '../shapes/permission-list'

const managedTagSchema = z.looseObject({
  ...tagSchema.shape,
  /** Purpose of the tag, as the site names it. */
  type: text,
  created_at: text,
  updated_at: text,
})
/** A tag as administrators edit it, after parsing. */
export type ManagedTag = z.output<typeof managedTagSchema>

const tagBody = z.object({
  name: requiredName,
  display_name: z.optional(z.nullable(z.string())),
  type: z.optional(z.nullable(z.string())),
})

const tagResponse = orEmpty(z.looseObject({ tag: z.optional(managedTagSchema) }))

/** Tags with their tracks and albums (backend contract, sections 5 and 7). */
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
  list: endpoint({
    method: 'GET',
    path: 'tags',
    query: z.object({ ...listQuery, type: z.optional(z.string()), notType: z.optional(z.string()) }),
    response: z.looseObject({ pagination: listOrPage(managedTagSchema) }),
  }),
  create: endpoint({ method: 'POST', path: 'tags', body: tagBody, response: tagResponse }),
  update: endpoint({ method: 'PUT', path: 'tags/:id', body: tagBody, response: tagResponse }),
  /** Comma-separated ids. */
  remove: endpoint({ method: 'DELETE', path: 'tags/:ids', response: emptyResponse }),
}
