import * as z from 'zod/mini'

import { endpoint, orEmpty } from '../machinery/endpoint'
import { listQuery, paginated } from '../machinery/pagination'
import { albumWithTracksSchema, trackSchema } from '../shapes/music'

/** Model types that can be reposted. */
export const repostableTypes = ['track', 'album'] as const
/** One of {@link repostableTypes}. */
export type RepostableType = (typeof repostableTypes)[number]

/** A track or album that a user shares with their followers. */
const repostSchema = z.looseObject({
  repostable: z.optional(
    z.nullable(
      z.discriminatedUnion('model_type', [
        z.looseObject({ ...trackSchema.shape, model_type: z.literal('track') }),
        z.looseObject({ ...albumWithTracksSchema.shape, model_type: z.literal('album') }),
      ]),
    ),
  ),
})

/** Reposts (backend contract, section 5); the current user's are in bootstrap's `reposts`. */
export const reposts = {
  toggle: endpoint({
    method: 'POST',
    path: 'reposts/toggle',
    body: z.object({ repostable_id: z.number(), repostable_type: z.enum(repostableTypes) }),
    response: orEmpty(z.looseObject({ action: z.optional(z.enum(['added', 'removed'])) })),
  }),
  ofUser: endpoint({
    method: 'GET',
    path: 'users/:userId/reposts',
    query: z.object(listQuery),
    response: z.looseObject({ pagination: paginated(repostSchema) }),
  }),
}
