import * as z from 'zod/mini'

const id = z.number().check(z.int(), z.positive())
const ids = z._default(z.array(id), [])
const text = z.string().check(z.minLength(1))
const optionalText = z.optional(z.nullable(z.string()))
const count = z.optional(z.number().check(z.nonnegative()))

const genre = z.strictObject({ id, name: text, display_name: optionalText, image: optionalText })

const artist = z.strictObject({
  id,
  name: text,
  image_small: optionalText,
  verified: z.optional(z.boolean()),
  plays: count,
  description: optionalText,
  genres: ids,
})

const album = z.strictObject({
  id,
  name: text,
  image: optionalText,
  release_date: optionalText,
  plays: count,
  description: optionalText,
  artists: ids,
  genres: ids,
})

/** `duration` in milliseconds. Without `src` the mock synthesizes the audio, without `image` it draws the picture. */
const track = z.strictObject({
  id,
  name: text,
  number: count,
  duration: z.optional(z.nullable(z.number().check(z.nonnegative()))),
  image: optionalText,
  src: optionalText,
  plays: count,
  popularity: count,
  description: optionalText,
  album: z.optional(z.nullable(id)),
  artists: ids,
  genres: ids,
})

const playlist = z.strictObject({ id, name: text, image: optionalText, description: optionalText, tracks: ids })

/** `items` are ids of the channel's `contentModel`; a channel without items lists all. */
const channel = z.strictObject({
  id,
  name: text,
  slug: text,
  description: optionalText,
  config: z._default(z.record(z.string(), z.unknown()), {}),
  items: ids,
})

/** A recorded response, sent unchanged for the same path below `api/v1/` and the same query. */
const response = z.strictObject({ path: text, query: z._default(z.record(z.string(), z.string()), {}), body: z.json() })

/** Content of a site in a file: the catalogue with references by id, settings, and recorded responses. */
export const seedFileSchema = z.strictObject({
  genres: z._default(z.array(genre), []),
  artists: z._default(z.array(artist), []),
  albums: z._default(z.array(album), []),
  tracks: z._default(z.array(track), []),
  playlists: z._default(z.array(playlist), []),
  /** The first one is the home page. The usual channels without any. */
  channels: z._default(z.array(channel), []),
  /** Merged into the mock's settings by group. */
  settings: z._default(z.record(z.string(), z.unknown()), {}),
  responses: z._default(z.array(response), []),
})
/** A seed file after parsing. */
export type SeedFile = z.output<typeof seedFileSchema>
/** A seed file as written. */
export type SeedInput = z.input<typeof seedFileSchema>
