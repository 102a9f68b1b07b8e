import '@/styles/components.css'

import { useEffect } from 'react'
import { useParams } from 'react-router-dom'

import { useTranslation } from '@/core/i18n/use-translation'
import { usePageTitle } from '@/core/screen/use-page-title'

import { SearchResultsPage } from './components/search-results-page'
import { SearchStart } from './components/search-start'
import { recentSearches } from './recent-searches'
import { isResultType } from './result-types'

/** `/search/{query}/{tab}`: what was found, of all types or of one; without words what to begin with. */
export function SearchScreen() {
  const { t } = useTranslation()
  const { query = '', tab } = useParams()
  const words = query.trim()
  usePageTitle(words === '' ? t('Search') : t('Results for “:query”', { query: words }))
  useEffect(() => {
    if (words !== '') recentSearches.add(words)
  }, [words])
  if (words === '') return <SearchStart />
  return <SearchResultsPage key={words} words={words} type={isResultType(tab) ? tab : null} />
}
