import * as z from 'zod/mini'

import {
  listOf,
  nameText,
  optionalLongText,
  optionalName,
  optionalNumber as number,
  optionalText as text,
  rowFlag,
} from '../machinery/wire-values'

/*
 * Rows of the music catalogue (backend contract, section 5). They reference each other, so they share one file;
 * endpoints are in the files of their groups.
 */

/** A genre; `name` is the slug used in URLs, `display_name` the text to show. */
export const genreSchema = z.looseObject({
  id: z.number(),
  name: nameText,
  display_name: optionalName,
  image: text,
  model_type: z._default(z.literal('genre'), 'genre'),
})
/** A genre after parsing. */
export type Genre = z.output<typeof genreSchema>

/** A tag of a track or an album. */
export const tagSchema = z.looseObject({ id: z.number(), name: nameText, display_name: optionalName })

/** An artist with the fields of lists and credits. */
export const artistSchema = z.looseObject({
  id: z.number(),
  name: nameText,
  image_small: text,
  verified: rowFlag,
  albums_count: number,
  plays: number,
  model_type: z._default(z.literal('artist'), 'artist'),
})
/** An artist after parsing. */
export type Artist = z.output<typeof artistSchema>

const albumShape = {
  id: z.number(),
  name: nameText,
  image: text,
  /** ISO date and time, not a bare date. */
  release_date: text,
  owner_id: number,
  plays: number,
  artists: listOf(artistSchema),
  model_type: z._default(z.literal('album'), 'album'),
}

/** An album without its tracks. */
export const albumSchema = z.looseObject(albumShape)
/** An album after parsing. */
export type Album = z.output<typeof albumSchema>

/** A track. `duration` is in milliseconds; `src` is empty, a media URL (relative or absolute) or a YouTube id. */
export const trackSchema = z.looseObject({
  id: z.number(),
  name: nameText,
  number,
  duration: number,
  image: text,
  src: text,
  plays: number,
  popularity: number,
  owner_id: number,
  album: z.optional(z.nullable(albumSchema)),
  artists: listOf(artistSchema),
  genres: listOf(genreSchema),
  tags: listOf(tagSchema),
  added_at: text,
  position: number,
  model_type: z._default(z.literal('track'), 'track'),
})
/** A track after parsing. */
export type Track = z.output<typeof trackSchema>

/** An album with its tracks in order. */
export const albumWithTracksSchema = z.looseObject({ ...albumShape, tracks: listOf(trackSchema) })

/** A playlist without its tracks. */
export const playlistSchema = z.looseObject({
  id: z.number(),
  name: nameText,
  image: text,
  public: rowFlag,
  collaborative: rowFlag,
  owner_id: number,
  description: optionalLongText,
  tracks_count: number,
  model_type: z._default(z.literal('playlist'), 'playlist'),
})
/** A playlist after parsing. */
export type Playlist = z.output<typeof playlistSchema>

/** Public fields of a user; releases spell the name and avatar differently. */
export const profileShape = {
  id: z.number(),
  display_name: optionalName,
  name: optionalName,
  avatar: text,
  image: text,
  model_type: z._default(z.literal('user'), 'user'),
}

type BothSpellings = { [Key in 'display_name' | 'name' | 'avatar' | 'image']?: string | null | undefined }

/** Normalizes a user to the older release's names: `display_name` and `avatar`. */
export const normalizeProfile = <User extends BothSpellings>(user: User) => ({
  ...user,
  display_name: user.display_name ?? user.name ?? '',
  avatar: user.avatar ?? user.image ?? null,
})

/** A user's public profile. */
export const profileSchema = z.pipe(
  z.looseObject(profileShape),
  z.transform((user) => normalizeProfile(user)),
)
/** A public profile after parsing. */
export type Profile = z.output<typeof profileSchema>
