import { genres } from '@/contract/genres'
import { search, searchEveryType } from '@/contract/search'
import { infiniteQuery, query } from '@/core/platform/api/query'
import { queryClient } from '@/core/platform/api/query-client'
import { firstPage } from '@/core/platform/bootstrap/first-page'

import { modelOf, type ResultType } from './result-types'

/** So many genres are offered to someone who does not know yet what to look for. */
const GENRES = 50

export const searchQueries = {
  /** The first of every type. */
  results: (words: string) => ({
    ...query(search.all, searchEveryType(words, 'searchPage')),
    ...firstPage('searchPage', search.all, (page) => page.query === words),
  }),
  /** Everything of one type. */
  ofType: (type: ResultType, words: string) =>
    infiniteQuery(
      search.model,
      { params: { type: modelOf[type] }, query: { query: words } },
      { pageOf: ({ pagination }) => pagination },
    ),
  genres: () => query(genres.list, { query: { perPage: GENRES } }),
}

/** A few of every type, while somebody types. */
export const fetchSuggestions = (words: string) =>
  queryClient.fetchQuery({ ...query(search.all, searchEveryType(words, 'search')), retry: false })
