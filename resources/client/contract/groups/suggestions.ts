import * as z from 'zod/mini'

import { endpoint } from '../machinery/endpoint'
import { listOf, nameText, optionalText as text, wireBoolean, wireNumber } from '../machinery/wire-values'
import { CURRENT_USER } from '../shapes/music-body'

const suggestedArtistSchema = z.looseObject({
  id: z.union([z.number(), z.literal(CURRENT_USER)]),
  name: z._default(z.nullable(nameText), ''),
  image: text,
  description: text,
})
/** An artist that music can be credited to; the caller's own may have the id {@link CURRENT_USER}. */
export type SuggestedArtist = z.output<typeof suggestedArtistSchema>

const UNDOCUMENTED = 'who may ask, and that `listAll` adds the artists of others'

/** Artists by name, for forms (backend contract, section 5). */
export const suggestions = {
  artists: endpoint({
    method: 'GET',
    path: 'search/suggestions/artist',
    query: z.object({
      query: z.optional(z.string()),
      limit: z.optional(wireNumber),
      listAll: z.optional(wireBoolean),
      excludeSelf: z.optional(wireBoolean),
    }),
    response: z.looseObject({ results: listOf(suggestedArtistSchema) }),
    assumed: UNDOCUMENTED,
  }),
  artist: endpoint({
    method: 'GET',
    path: 'search/suggestions/artist/:id',
    response: z.looseObject({ model: suggestedArtistSchema }),
    assumed: UNDOCUMENTED,
  }),
}
