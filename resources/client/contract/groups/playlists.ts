import * as z from 'zod/mini'

import { emptyResponse, endpoint, orEmpty } from '../machinery/endpoint'
import { listQuery, paginated } from '../machinery/pagination'
import { listOf, optionalNumber as number, optionalText as text } from '../machinery/wire-values'
import { playlistSchema, profileSchema, trackSchema } from '../shapes/music'

/** Length of a playlist's texts in characters (backend contract, section 5). */
export const MIN_PLAYLIST_NAME_LENGTH = 3
export const MAX_PLAYLIST_NAME_LENGTH = 250
export const MIN_PLAYLIST_DESCRIPTION_LENGTH = 20
export const MAX_PLAYLIST_DESCRIPTION_LENGTH = 170

const name = z
  .string()
  .check(
    z.minLength(1, 'The name field is required.'),
    z.minLength(MIN_PLAYLIST_NAME_LENGTH, 'The name must be at least 3 characters.'),
    z.maxLength(MAX_PLAYLIST_NAME_LENGTH, 'The name may not be greater than 250 characters.'),
  )

const description = z
  .string()
  .check(
    z.minLength(MIN_PLAYLIST_DESCRIPTION_LENGTH, 'The description must be at least 20 characters.'),
    z.maxLength(MAX_PLAYLIST_DESCRIPTION_LENGTH, 'The description may not be greater than 170 characters.'),
  )

/** Converts an empty string to null. */
const emptyAsNull = <Text extends z.ZodMiniType<string, string>>(text: Text) =>
  z.pipe(
    z.pipe(
      z.nullable(z.string()),
      z.transform((value) => (value === '' ? null : value)),
    ),
    z.nullable(text),
  )

/** Editable fields of a playlist; null removes the description or the cover. */
const details = {
  description: z.optional(emptyAsNull(description)),
  public: z.optional(z.boolean()),
  collaborative: z.optional(z.boolean()),
  image: z.optional(emptyAsNull(z.string())),
}

const trackIds = z.object({ ids: z.array(z.number()).check(z.minLength(1, 'The ids field is required.')) })

const editedPlaylistSchema = z.looseObject({
  ...playlistSchema.shape,
  editors: listOf(profileSchema),
  plays: number,
  views: number,
  created_at: text,
  updated_at: text,
})
/** A playlist with its editors, after parsing. */
export type EditedPlaylist = z.output<typeof editedPlaylistSchema>

const createdResponse = z.looseObject({ playlist: editedPlaylistSchema })
const editedResponse = orEmpty(z.looseObject({ playlist: z.optional(editedPlaylistSchema) }))

/** Playlists (backend contract, section 5). */
export const playlists = {
  /** All playlists that the user may see; for administrators, everyone's. */
  list: endpoint({
    method: 'GET',
    path: 'playlists',
    query: z.object(listQuery),
    response: z.looseObject({ pagination: paginated(editedPlaylistSchema) }),
    assumed: 'only its filters are documented',
  }),
  show: endpoint({
    method: 'GET',
    path: 'playlists/:id',
    query: z.object({ loader: z.enum(['playlistPage']) }),
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
  /** A user's playlists, including followed ones; `me` is the current user. */
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
    response: createdResponse,
  }),
  update: endpoint({
    method: 'PUT',
    path: 'playlists/:id',
    body: z.object({ name: z.optional(name), ...details }),
    response: editedResponse,
  }),
  /** Comma-separated ids. */
  remove: endpoint({ method: 'DELETE', path: 'playlists/:ids', response: emptyResponse }),
  addTracks: endpoint({ method: 'POST', path: 'playlists/:id/tracks/add', body: trackIds, response: editedResponse }),
  /** Removes every occurrence of these tracks. */
  removeTracks: endpoint({
    method: 'POST',
    path: 'playlists/:id/tracks/remove',
    body: trackIds,
    response: editedResponse,
  }),
  /** Expects the ids of all tracks in their new order. */
  orderTracks: endpoint({
    method: 'POST',
    path: 'playlists/:id/tracks/order',
    body: trackIds,
    response: emptyResponse,
  }),
  follow: endpoint({ method: 'POST', path: 'playlists/:id/follow', response: emptyResponse }),
  unfollow: endpoint({ method: 'POST', path: 'playlists/:id/unfollow', response: emptyResponse }),
}
/** Response of a playlist's page. */
export type PlaylistPage = z.output<typeof playlists.show.response>
