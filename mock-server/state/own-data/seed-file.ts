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

const track = z.strictObject({
  id,
  name: text,
  number: count,
  duration: z.optional(z.nullable(z.number().check(z.nonnegative()))).check(z.describe('In milliseconds.')),
  image: optionalText.check(z.describe('URL or path; the mock draws a missing picture.')),
  src: optionalText.check(z.describe('URL or path of the audio; the mock synthesizes missing audio.')),
  plays: count,
  popularity: count,
  description: optionalText,
  album: z.optional(z.nullable(id)),
  artists: ids,
  genres: ids,
})

const playlist = z.strictObject({ id, name: text, image: optionalText, description: optionalText, tracks: ids })

const channel = z.strictObject({
  id,
  name: text,
  slug: text,
  description: optionalText,
  config: z._default(z.record(z.string(), z.unknown()), {}),
  items: ids.check(z.describe('Ids of rows of `config.contentModel`; a channel without items lists all.')),
})

const response = z.strictObject({ path: text, query: z._default(z.record(z.string(), z.string()), {}), body: z.json() })

/** Content of a site in a file: the catalogue with references by id, settings, and recorded responses. */
export const seedFileSchema = z.strictObject({
  $schema: z.optional(z.string()).check(z.describe('Path of seed.schema.json, for editors.')),
  genres: z._default(z.array(genre), []),
  artists: z._default(z.array(artist), []),
  albums: z._default(z.array(album), []),
  tracks: z._default(z.array(track), []),
  playlists: z._default(z.array(playlist), []),
  channels: z
    ._default(z.array(channel), [])
    .check(z.describe('The first one is the home page. Without any, the site has the usual channels.')),
  settings: z
    ._default(z.record(z.string(), z.unknown()), {})
    .check(z.describe('Groups of settings, merged into those of the mock.')),
  responses: z
    ._default(z.array(response), [])
    .check(z.describe('Recorded responses, sent unchanged for the same path below `api/v1/` and the same query.')),
})
/** A seed file after parsing. */
export type SeedFile = z.output<typeof seedFileSchema>
/** A seed file as written. */
export type SeedInput = z.input<typeof seedFileSchema>
