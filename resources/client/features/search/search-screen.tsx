import '@/styles/components.css'

import { useEffect } from 'react'
import { useParams } from 'react-router-dom'

import { ahead, aheadOfPages } from '@/core/platform/api/ahead'
import { useTranslation } from '@/core/platform/i18n/use-translation'
import { paths } from '@/core/platform/navigation/paths'
import type { ScreenAddress } from '@/core/platform/navigation/screen'
import { usePageMeta } from '@/core/shared/screen/use-page-meta'
import { usePageTitle } from '@/core/shared/screen/use-page-title'

import { SearchResultsPage } from './components/search-results-page'
import { SearchStart } from './components/search-start'
import { searchQueries } from './queries'
import { recentSearches } from './recent-searches'
import { isResultType } from './result-types'

/** `/search/{query}/{tab}`: results of all types or one; without a query, recent searches and genres. */
export function SearchScreen() {
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

SearchScreen.ahead = ({ params: { query = '', tab } }: ScreenAddress) => {
  const words = query.trim()
  if (words === '') return ahead(searchQueries.genres())
  return isResultType(tab) ? aheadOfPages(searchQueries.ofType(tab, words)) : ahead(searchQueries.results(words))
}
