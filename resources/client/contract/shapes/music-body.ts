import * as z from 'zod/mini'

import { optionalText as text } from '../machinery/wire-values'

/*
 * Fields of the requests that save albums and tracks (backend contract, section 6).
 */

const label = z.union([z.string(), z.looseObject({ name: z.string() })])

/** Fields of both albums and tracks. Genres and tags are names; the server creates unknown ones. */
export const catalogueDetails = {
  image: z.optional(text),
  release_date: z.optional(text),
  genres: z.optional(z.array(label)),
  tags: z.optional(z.array(label)),
  description: z.optional(text),
}

/** Id of the artist that the caller is, also before it exists (backend contract, sections 5 and 6). */
export const CURRENT_USER = 'CURRENT_USER' as const

const artistIds = z.array(z.union([z.number(), z.literal(CURRENT_USER)]))

/** Ids of the artists; {@link CURRENT_USER} is the caller's own artist. */
export const anyArtists = artistIds

/** Ids of at least one artist. */
export const creditedArtists = artistIds.check(z.minLength(1, 'The artists field is required.'))

/** Duration of a recording in milliseconds; required, at least 1. */
export const durationMs = z
  .number('The duration field is required.')
  .check(z.minimum(1, 'The duration must be at least 1.'))
