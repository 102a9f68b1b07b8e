import * as z from 'zod/mini'

import { emptyResponse, endpoint, orEmpty } from '../machinery/endpoint'
import { listQuery, paginated } from '../machinery/pagination'
import { listOf, optionalNumber as count, optionalText as text } from '../machinery/wire-values'
import { normalizeProfile, profileSchema, profileShape } from '../shapes/music'

const link = z.object({ url: z.string(), title: z.string() })

/** Personal details that a user publishes. */
const aboutSchema = z.looseObject({ city: text, country: text, description: text })

const publicProfileSchema = z.pipe(
  z.looseObject({
    ...profileShape,
    profile: z.optional(z.nullable(aboutSchema)),
    links: listOf(z.looseObject({ url: z.string(), title: text })),
    followers_count: count,
    followed_users_count: count,
  }),
  z.transform((user) => normalizeProfile(user)),
)

const profilesResponse = z.looseObject({ pagination: paginated(profileSchema) })

/** Public profiles and follows (backend contract, sections 3.3 and 5). */
export const profiles = {
  show: endpoint({
    method: 'GET',
    path: 'user-profile/:id',
    query: z.object({ loader: z.enum(['userProfilePage']) }),
    response: z.looseObject({ user: publicProfileSchema, loader: z.optional(z.string()) }),
  }),
  /** Updates the current user's profile. */
  update: endpoint({
    method: 'PUT',
    path: 'users/profile/update',
    body: z.object({
      user: z.object({
        username: z.optional(z.string()),
        first_name: z.optional(z.nullable(z.string())),
        last_name: z.optional(z.nullable(z.string())),
        avatar: z.optional(z.nullable(z.string())),
      }),
      profile: z.object({
        city: z.optional(z.nullable(z.string())),
        country: z.optional(z.nullable(z.string())),
        description: z.optional(z.nullable(z.string())),
      }),
      links: z.array(link),
    }),
    response: orEmpty(z.looseObject({ user: z.optional(publicProfileSchema) })),
  }),
  followers: endpoint({
    method: 'GET',
    path: 'users/:id/followers',
    query: z.object(listQuery),
    response: profilesResponse,
  }),
  followed: endpoint({
    method: 'GET',
    path: 'users/:id/followed-users',
    query: z.object(listQuery),
    response: profilesResponse,
  }),
  /** Ids of everyone the user follows, for follow buttons in lists. */
  followedIds: endpoint({
    method: 'GET',
    path: 'users/:id/followed-users/ids',
    response: z.looseObject({ ids: z.array(z.number()) }),
  }),
  follow: endpoint({ method: 'POST', path: 'users/:id/follow', response: emptyResponse }),
  unfollow: endpoint({ method: 'POST', path: 'users/:id/unfollow', response: emptyResponse }),
}
/** Response of a user's profile page. */
export type ProfilePage = z.output<typeof profiles.show.response>
