import { useEffect } from 'react'
import { useParams } from 'react-router-dom'

import { type Prefetch, prefetchable, prefetchablePages } from '@/core/platform/api/query'
import { useTranslation } from '@/core/platform/i18n/use-translation'
import { paths } from '@/core/platform/navigation/paths'
import { usePageMeta, usePageTitle } from '@/core/shared/screen/use-page-title'

import { SearchResultsPage } from './components/search-results-page'
import { SearchStart } from './components/search-start'
import { isResultType, searchQueries } from './queries'
import { recentSearches } from './recent-searches'

/** `/search/{query}/{tab}`: results of all types or one; without a query, recent searches and genres. */
export function Screen() {
  const { t } = useTranslation()
  const { query = '', tab } = useParams()
  const words = query.trim()
  usePageTitle(words === '' ? t('Search') : t('Results for “:query”', { query: words }))
  usePageMeta({ path: paths.search.link({ query: words }) })
  useEffect(() => {
    if (words !== '') recentSearches.add(words)
  }, [words])
  if (words === '') return <SearchStart />
  return <SearchResultsPage key={words} words={words} type={isResultType(tab) ? tab : null} />
}

export const prefetch: Prefetch = ({ params: { query = '', tab } }) => {
  const words = query.trim()
  if (words === '') return prefetchable(searchQueries.genres())
  return isResultType(tab)
    ? prefetchablePages(searchQueries.ofType(tab, words))
    : prefetchable(searchQueries.results(words))
}
