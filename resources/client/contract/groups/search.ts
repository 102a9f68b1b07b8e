import * as z from 'zod/mini'

import { endpoint } from '../machinery/endpoint'
import { listOrPage, listQuery, paginated } from '../machinery/pagination'
import { encodeComponent } from '../machinery/path-template'
import { listOf, optionalText as text, wireList, wireNumber } from '../machinery/wire-values'
import { albumWithTracksSchema, artistSchema, playlistSchema, profileSchema, trackSchema } from '../shapes/music'

/** Model types that a search can request. */
export const searchTypes = ['artist', 'album', 'track', 'user', 'playlist'] as const

const types = z.pipe(wireList, z.array(z.enum(searchTypes)))

/** Maximum number of results per type, by loader (backend contract, section 5). */
export const SEARCH_LIMIT = { searchPage: 20, search: 3 } as const

/** Input for a search over every type: release B reads `modelTypes` and `loader`, release A `types` and `limit`. */
export const searchEveryType = (query: string, loader: keyof typeof SEARCH_LIMIT) => ({
  query: { query, loader, modelTypes: [...searchTypes], types: [...searchTypes], limit: SEARCH_LIMIT[loader] },
})

const results = <Item extends z.ZodMiniType>(item: Item) => z.optional(z.nullable(listOrPage(item)))

const foundSchema = z.discriminatedUnion('model_type', [
  z.looseObject({ ...trackSchema.shape, model_type: z.literal('track') }),
  z.looseObject({ ...albumWithTracksSchema.shape, model_type: z.literal('album') }),
  z.looseObject({ ...artistSchema.shape, model_type: z.literal('artist') }),
  z.looseObject({ ...playlistSchema.shape, model_type: z.literal('playlist') }),
  profileSchema,
])

const resultsSchema = z.looseObject({
  artists: results(artistSchema),
  albums: results(albumWithTracksSchema),
  tracks: results(trackSchema),
  playlists: results(playlistSchema),
  users: results(profileSchema),
})

/** Search results by type. */
export type SearchResults = z.output<typeof resultsSchema>

/** Search over the whole catalogue (backend contract, section 5). */
export const search = {
  all: endpoint({
    method: 'GET',
    path: 'search',
    query: z.object({
      query: z.string(),
      modelTypes: types,
      /** Same as `modelTypes`, for release A, which has no loaders. */
      types,
      limit: wireNumber,
      loader: z.enum(['searchPage', 'search']),
    }),
    /** `results` is `[]` for an empty query. */
    response: z.looseObject({
      query: text,
      results: z.pipe(
        z.union([z.array(z.unknown()).check(z.maxLength(0)), resultsSchema]),
        z.transform((found): SearchResults => (Array.isArray(found) ? {} : found)),
      ),
      loader: z.optional(z.string()),
    }),
  }),
  model: endpoint({
    method: 'GET',
    path: 'search/model/:type',
    query: z.object({ ...listQuery, query: z.string() }),
    response: z.looseObject({ pagination: paginated(foundSchema) }),
  }),
  /** YouTube videos for a track without a source; see {@link audioSearchParams}. */
  audio: endpoint({
    method: 'GET',
    path: 'search/audio/:trackId/:artistName/:trackName',
    response: z.looseObject({ results: listOf(z.looseObject({ id: z.string(), title: text })) }),
  }),
}

/**
 * Encodes a name; an empty one becomes a space (which finds nothing) and dots `%2E`, since they would change the path.
 */
const encodeName = (name: string): string =>
  encodeComponent(name || ' ').replace(/^\.{1,2}$/, (dots) => dots.replaceAll('.', '%2E'))

/** Path parameters of `search.audio`. Names are encoded twice: once here, once when the URL is built. */
export const audioSearchParams = (track: { id: number; artist: string; name: string }) => ({
  trackId: track.id,
  artistName: encodeName(track.artist),
  trackName: encodeName(track.name),
})
