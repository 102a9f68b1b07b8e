import * as z from 'zod/mini'

import {
  eitherSpelling,
  listOf,
  nameText,
  optionalLongText,
  optionalName,
  optionalNumber as number,
  optionalText as text,
  rowFlag,
} from './wire'

/*
 * The rows of the music catalogue as the backend sends them (backend contract, section 5).
 * They refer to each other, so they live in one file; endpoints are in the files of their groups.
 */

/** A genre; `name` is its slug in addresses, `display_name` what is shown. */
export const genreSchema = z.looseObject({
  id: z.number(),
  name: nameText,
  display_name: optionalName,
  image: text,
  model_type: z._default(z.literal('genre'), 'genre'),
})
/** A genre. */
export type Genre = z.output<typeof genreSchema>

/** A tag. */
export const tagSchema = z.looseObject({ id: z.number(), name: nameText, display_name: optionalName })

/** An artist as lists and credits carry it. */
export const artistSchema = z.looseObject({
  id: z.number(),
  name: nameText,
  image_small: text,
  verified: rowFlag,
  albums_count: number,
  plays: number,
  model_type: z._default(z.literal('artist'), 'artist'),
})
/** An artist. */
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
/** An album. */
export type Album = z.output<typeof albumSchema>

/** A track. `duration` in milliseconds; `src` is empty, a media address (relative or absolute) or a YouTube id. */
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
/** A track. */
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
/** A playlist. */
export type Playlist = z.output<typeof playlistSchema>

/** Fields of a person as other people see them; the picture and name have two spellings. */
export const profileShape = {
  id: z.number(),
  display_name: optionalName,
  name: optionalName,
  avatar: text,
  image: text,
  model_type: z._default(z.literal('user'), 'user'),
}

type BothSpellings = { [Key in 'display_name' | 'name' | 'avatar' | 'image']?: string | null | undefined }

/** A person under the older release's names, whichever release sent them. */
export const inOneSpelling = <Person extends BothSpellings>(person: Person) => ({
  ...person,
  display_name: eitherSpelling(person.display_name, person.name) ?? '',
  avatar: eitherSpelling(person.avatar, person.image) ?? null,
})

/** A person as other people see them. */
export const profileSchema = z.pipe(
  z.looseObject(profileShape),
  z.transform((user) => inOneSpelling(user)),
)
/** A public profile. */
export type Profile = z.output<typeof profileSchema>
