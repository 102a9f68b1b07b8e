import * as z from 'zod/mini'

import { emptyResponse, endpoint } from '../machinery/endpoint'

/** Kinds of music that the server imports from Spotify. */
export const importedTypes = ['artist', 'album', 'track'] as const
/** Kind of music that the server imports from Spotify. */
export type ImportedType = (typeof importedTypes)[number]

/** Ids of Spotify: 22 digits and Latin letters. */
export const SPOTIFY_ID = /^[\dA-Za-z]{22}$/

/** Import of music from Spotify, where `settings.spotify_is_setup` (backend contract, section 5). */
export const mediaImports = {
  single: endpoint({
    method: 'POST',
    path: 'import-media/single-item',
    isJob: true,
    body: z.object({
      modelType: z.enum(importedTypes),
      spotifyId: z.string().check(z.regex(SPOTIFY_ID, 'Enter a Spotify link or ID.')),
      importLyrics: z.optional(z.boolean()),
      /** Genre of the imported music. */
      genreId: z.optional(z.nullable(z.number())),
    }),
    response: emptyResponse,
    assumed: 'the types, the form of an id, the response, and whether the import has ended when it comes',
  }),
}
