import { genres } from '@/contract/groups/genres'
import { search, searchEveryType, type SearchResults, type searchTypes } from '@/contract/groups/search'
import { infiniteQuery, query } from '@/core/platform/api/query'
import { queryClient } from '@/core/platform/api/query-client'
import { embeddedData } from '@/core/platform/bootstrap/embedded-data'
import type { TranslationKey } from '@/core/platform/i18n/use-translation'
import type { MediaItem } from '@/core/shared/media/media-item'

/** Result types in display order, spelled as in responses and URLs. */
export const resultTypes = ['tracks', 'artists', 'albums', 'playlists', 'users'] as const
export type ResultType = (typeof resultTypes)[number]

/** Returns the result types to show; children do not see users. */
export const resultTypesFor = (isChild: boolean): readonly ResultType[] =>
  isChild ? resultTypes.filter((type) => type !== 'users') : resultTypes

/** Type name in requests for a single type. */
export const modelOf: Record<ResultType, (typeof searchTypes)[number]> = {
  tracks: 'track',
  artists: 'artist',
  albums: 'album',
  playlists: 'playlist',
  users: 'user',
}

export const titleOf: Record<ResultType, TranslationKey> = {
  tracks: 'Songs',
  artists: 'Artists',
  albums: 'Albums',
  playlists: 'Playlists',
  users: 'People',
}

export const isResultType = (text: string | undefined): text is ResultType => resultTypes.some((type) => type === text)

export const itemsOf = (results: SearchResults, type: ResultType): MediaItem[] => results[type]?.items ?? []

/** Number of genres on the search page. */
const GENRE_COUNT = 50

export const searchQueries = {
  /** The first results of every type. */
  results: (words: string) => ({
    ...query(search.all, searchEveryType(words, 'searchPage')),
    ...embeddedData('searchPage', search.all, (page) => page.query === words),
  }),
  /** All results of one type. */
  ofType: (type: ResultType, words: string) =>
    infiniteQuery(
      search.model,
      { params: { type: modelOf[type] }, query: { query: words } },
      { pageOf: ({ pagination }) => pagination },
    ),
  genres: () => query(genres.list, { query: { perPage: GENRE_COUNT } }),
}

/** Requests a few results of every type for suggestions; not retried, since the next keystroke requests again. */
export const fetchSuggestions = (words: string) =>
  queryClient.fetchQuery({ ...query(search.all, searchEveryType(words, 'search')), retry: false })
