import * as z from 'zod/mini'

import { endpoint } from '../machinery/endpoint'
import { listOf, nameText, optionalText as text, wireList } from '../machinery/wire-values'

/** Types of records that can be searched by name (backend contract, section 7). */
export const modelTypes = ['user', 'artist', 'album', 'track', 'playlist', 'genre', 'channel', 'role'] as const
/** Type of a normalized model. */
export type ModelType = (typeof modelTypes)[number]

const modelSchema = z.looseObject({
  id: z.union([z.number(), z.string()]),
  name: z._default(z.nullable(nameText), ''),
  description: text,
  image: text,
  model_type: text,
})
/** Records of any type by name (backend contract, section 7). */
export const normalizedModels = {
  /** At most 15. */
  list: endpoint({
    method: 'GET',
    path: 'normalized-models/:type',
    query: z.object({ query: z.optional(z.string()), with: z.optional(wireList) }),
    response: z.looseObject({ results: listOf(modelSchema) }),
  }),
  show: endpoint({
    method: 'GET',
    path: 'normalized-models/:type/:id',
    query: z.object({ with: z.optional(wireList) }),
    response: z.looseObject({ model: modelSchema }),
  }),
}
