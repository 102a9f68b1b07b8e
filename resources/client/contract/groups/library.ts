import * as z from 'zod/mini'

import { emptyResponse, endpoint } from '../machinery/endpoint'
import { listQuery, paginated } from '../machinery/pagination'
import { optionalText as text } from '../machinery/wire-values'
import { albumWithTracksSchema, artistSchema, trackSchema } from '../shapes/music'

/** Model types that can be liked; liking an artist means following them. */
export const likeableTypes = ['track', 'album', 'artist'] as const
/** One of {@link likeableTypes}. */
export type LikeableType = (typeof likeableTypes)[number]

const likeables = z.object({
  likeables: z
    .array(z.object({ likeable_id: z.number(), likeable_type: z.enum(likeableTypes) }))
    .check(z.minLength(1, 'The likeables field is required.')),
})

/** Date on which an item was liked. */
const likedAt = { added_at: text }

/** Likes and play history (backend contract, section 5). Lists are sorted newest first by default. */
export const library = {
  /** Omit items that are already liked (bootstrap's `likes`): they cause a database error on the backend. */
  add: endpoint({ method: 'POST', path: 'users/me/add-to-library', body: likeables, response: emptyResponse }),
  /** Removes likes; a POST as well. */
  remove: endpoint({ method: 'POST', path: 'users/me/remove-from-library', body: likeables, response: emptyResponse }),
  tracks: endpoint({
    method: 'GET',
    path: 'users/:userId/liked-tracks',
    query: z.object(listQuery),
    response: z.looseObject({ pagination: paginated(trackSchema) }),
  }),
  albums: endpoint({
    method: 'GET',
    path: 'users/:userId/liked-albums',
    query: z.object(listQuery),
    response: z.looseObject({ pagination: paginated(z.looseObject({ ...albumWithTracksSchema.shape, ...likedAt })) }),
  }),
  artists: endpoint({
    method: 'GET',
    path: 'users/:userId/liked-artists',
    query: z.object(listQuery),
    response: z.looseObject({ pagination: paginated(z.looseObject({ ...artistSchema.shape, ...likedAt })) }),
  }),
  /** One entry per play: a track appears as often as it was played. */
  history: endpoint({
    method: 'GET',
    path: 'tracks/plays/:userId',
    query: z.object(listQuery),
    response: z.looseObject({ pagination: paginated(trackSchema) }),
  }),
}
