import * as z from 'zod/mini'

import { emptyAnswer, orEmpty } from './empty-answer'
import { endpoint } from './endpoint'
import { playlistSchema, profileSchema, trackSchema } from './music'
import { listQuery, paginated } from './pagination'
import { listOf, optionalNumber as number } from './wire'

/** Bounds of a playlist's texts (backend contract, section 5). */
export const PLAYLIST_NAME_SHORTEST = 3
export const PLAYLIST_NAME_LONGEST = 250
export const PLAYLIST_DESCRIPTION_SHORTEST = 20
export const PLAYLIST_DESCRIPTION_LONGEST = 170

const name = z
  .string()
  .check(
    z.minLength(1, 'The name field is required.'),
    z.minLength(PLAYLIST_NAME_SHORTEST, 'The name must be at least 3 characters.'),
    z.maxLength(PLAYLIST_NAME_LONGEST, 'The name may not be greater than 250 characters.'),
  )

const description = z
  .string()
  .check(
    z.minLength(PLAYLIST_DESCRIPTION_SHORTEST, 'The description must be at least 20 characters.'),
    z.maxLength(PLAYLIST_DESCRIPTION_LONGEST, 'The description may not be greater than 170 characters.'),
  )

/** A field that was left empty says the same as null. */
const orNothing = <Text extends z.ZodMiniType<string, string>>(text: Text) =>
  z.pipe(
    z.pipe(
      z.nullable(z.string()),
      z.transform((value) => (value === '' ? null : value)),
    ),
    z.nullable(text),
  )

/** What a person decides about a playlist; null takes a description or picture away. */
const details = {
  description: z.optional(orNothing(description)),
  public: z.optional(z.boolean()),
  collaborative: z.optional(z.boolean()),
  image: z.optional(orNothing(z.string())),
}

const trackIds = z.object({ ids: z.array(z.number()).check(z.minLength(1, 'The ids field is required.')) })

const editedPlaylistSchema = z.looseObject({ ...playlistSchema.shape, editors: listOf(profileSchema) })
const created = z.looseObject({ playlist: editedPlaylistSchema })
const edited = orEmpty(z.looseObject({ playlist: z.optional(editedPlaylistSchema) }))

/** Playlists (backend contract, section 5). */
export const playlists = {
  show: endpoint({
    method: 'GET',
    path: 'playlists/:id',
    query: z.object({ loader: z.optional(z.enum(['playlistPage', 'playlist'])) }),
    /** `totalDuration` in milliseconds. */
    response: z.looseObject({
      playlist: editedPlaylistSchema,
      tracks: paginated(trackSchema),
      totalDuration: number,
      loader: z.optional(z.string()),
    }),
  }),
  tracks: endpoint({
    method: 'GET',
    path: 'playlists/:id/tracks',
    query: z.object(listQuery),
    response: z.looseObject({ pagination: paginated(trackSchema) }),
  }),
  /** A person's playlists, followed ones among them; `me` stands for the caller. */
  ofUser: endpoint({
    method: 'GET',
    path: 'users/:userId/playlists',
    query: z.object(listQuery),
    response: z.looseObject({ pagination: paginated(playlistSchema) }),
  }),
  create: endpoint({
    method: 'POST',
    path: 'playlists',
    body: z.object({ name, ...details }),
    response: created,
  }),
  update: endpoint({
    method: 'PUT',
    path: 'playlists/:id',
    body: z.object({ name: z.optional(name), ...details }),
    response: edited,
  }),
  /** Ids joined by commas. */
  remove: endpoint({ method: 'DELETE', path: 'playlists/:ids', response: emptyAnswer }),
  addTracks: endpoint({ method: 'POST', path: 'playlists/:id/tracks/add', body: trackIds, response: edited }),
  /** Takes every entry of these tracks away. */
  removeTracks: endpoint({ method: 'POST', path: 'playlists/:id/tracks/remove', body: trackIds, response: edited }),
  /** Takes the ids of all tracks in their new order. */
  orderTracks: endpoint({ method: 'POST', path: 'playlists/:id/tracks/order', body: trackIds, response: emptyAnswer }),
  follow: endpoint({ method: 'POST', path: 'playlists/:id/follow', response: emptyAnswer }),
  unfollow: endpoint({ method: 'POST', path: 'playlists/:id/unfollow', response: emptyAnswer }),
}
/** What the playlist page shows. */
export type PlaylistPage = z.output<typeof playlists.show.response>
