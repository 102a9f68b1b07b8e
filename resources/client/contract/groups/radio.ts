import * as z from 'zod/mini'

import { endpoint } from '../machinery/endpoint'
import { artistSchema, genreSchema, trackSchema } from '../shapes/music'

/** Model types that a radio can start from. */
export const radioTypes = ['artist', 'genre', 'track'] as const
/** One of {@link radioTypes}. */
export type RadioType = (typeof radioTypes)[number]

const seedSchema = z.discriminatedUnion('model_type', [
  z.looseObject({ ...artistSchema.shape, model_type: z.literal('artist') }),
  z.looseObject({ ...genreSchema.shape, model_type: z.literal('genre') }),
  z.looseObject({ ...trackSchema.shape, model_type: z.literal('track') }),
])

/** Radio: music similar to an artist, genre or track (backend contract, section 5). */
export const radio = {
  show: endpoint({
    method: 'GET',
    path: 'radio/:type/:id',
    response: z.looseObject({
      type: z.string(),
      seed: seedSchema,
      recommendations: z.array(trackSchema),
    }),
  }),
}
