import * as z from 'zod/mini'

import { emptyAnswer } from './empty-answer'
import { endpoint } from './endpoint'
import { albumWithTracksSchema, artistSchema, trackSchema } from './music'
import { listQuery, paginated } from './pagination'
import { optionalText as text } from './wire'

/** What can be liked; to like an artist is to follow them. */
export const likeableTypes = ['track', 'album', 'artist'] as const
/** One of {@link likeableTypes}. */
export type LikeableType = (typeof likeableTypes)[number]

const likeables = z.object({
  likeables: z
    .array(z.object({ likeable_id: z.number(), likeable_type: z.enum(likeableTypes) }))
    .check(z.minLength(1, 'The likeables field is required.')),
})

/** When a liked row was added stands beside it. */
const added = { added_at: text }

/** What people like and have listened to (backend contract, section 5). The lists' default order: the latest first. */
export const library = {
  /** Adding what is there already is an error of the backend's database: leave those out (bootstrap's `likes`). */
  add: endpoint({ method: 'POST', path: 'users/me/add-to-library', body: likeables, response: emptyAnswer }),
  /** A POST too. */
  remove: endpoint({ method: 'POST', path: 'users/me/remove-from-library', body: likeables, response: emptyAnswer }),
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
    response: z.looseObject({ pagination: paginated(z.looseObject({ ...albumWithTracksSchema.shape, ...added })) }),
  }),
  artists: endpoint({
    method: 'GET',
    path: 'users/:userId/liked-artists',
    query: z.object(listQuery),
    response: z.looseObject({ pagination: paginated(z.looseObject({ ...artistSchema.shape, ...added })) }),
  }),
  /** Every listen is an entry, so that a track comes as often as it was played. */
  history: endpoint({
    method: 'GET',
    path: 'tracks/plays/:userId',
    query: z.object(listQuery),
    response: z.looseObject({ pagination: paginated(trackSchema) }),
  }),
}
