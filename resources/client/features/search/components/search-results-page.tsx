import { useInfiniteQuery, useQuery } from '@tanstack/react-query'
import { useNavigate } from 'react-router-dom'

import { useTranslation } from '@/core/platform/i18n/use-translation'
import { paths } from '@/core/platform/navigation/paths'
import { useIsChild } from '@/core/platform/session/use-session'
import { Tabs } from '@/ui/disclosure/tabs'

import { searchQueries } from '../queries'
import { itemsOf, resultTypes, resultTypesFor, type ResultType, titleOf } from '../result-types'
import { AllResults } from './all-results'
import { ResultsOfType } from './results-of-type'

const ALL = 'all'

type SearchResultsPageProps = {
  words: string
  /** The type whose results are shown; null for the first of every type. */
  type: ResultType | null
}

/** What was found: the tabs are the types, and each has an address. A child sees the best of all at once. */
export function SearchResultsPage({ words, type }: SearchResultsPageProps) {
  const { t } = useTranslation()
  const navigate = useNavigate()
  const isChild = useIsChild()
  const isEmpty = useIsEmpty(words, type)
  const tabs = [
    { id: ALL, label: t('All'), content: <AllResults words={words} /> },
    ...resultTypes.map((id) => ({ id, label: t(titleOf[id]), content: <ResultsOfType words={words} type={id} /> })),
  ]
  return (
    <article className="space-y-5">
      <h1 className="text-2xl font-extrabold tracking-tight text-balance wrap-anywhere">
        {t(isEmpty ? 'No results for “:query”' : 'Results for “:query”', { query: words })}
      </h1>
      {isChild || (isEmpty && type === null) ? (
        <AllResults words={words} />
      ) : (
        <Tabs
          label={t('Result types')}
          tabs={tabs}
          selectedId={type ?? ALL}
          onSelect={(id) => void navigate(paths.search.link({ query: words, ...(id !== ALL && { tab: id }) }))}
        />
      )}
    </article>
  )
}

/** Whether the search is done and found nothing, of one type or of all: the heading says so. */
function useIsEmpty(words: string, type: ResultType | null): boolean {
  const isChild = useIsChild()
  const { data: all } = useQuery({ ...searchQueries.results(words), enabled: type === null })
  const { data: ofType } = useInfiniteQuery({
    ...searchQueries.ofType(type ?? 'tracks', words),
    enabled: type !== null,
  })
  if (type !== null) return ofType?.pages.every(({ pagination }) => pagination.items.length === 0) ?? false
  return all !== undefined && resultTypesFor(isChild).every((one) => itemsOf(all.results, one).length === 0)
}
