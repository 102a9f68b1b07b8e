import { genres } from '@/contract/genres'
import { search, searchEveryType } from '@/contract/search'
import { infiniteQuery, query } from '@/core/platform/api/query'
import { queryClient } from '@/core/platform/api/query-client'
import { firstPage } from '@/core/platform/bootstrap/first-page'

import { modelOf, type ResultType } from './result-types'

/** Number of genres on the search page. */
const GENRE_COUNT = 50

export const searchQueries = {
  /** The first results of every type. */
  results: (words: string) => ({
    ...query(search.all, searchEveryType(words, 'searchPage')),
    ...firstPage('searchPage', search.all, (page) => page.query === words),
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
