import { useInfiniteQuery, useQuery } from '@tanstack/react-query'
import { useNavigate } from 'react-router-dom'

import { useTranslation } from '@/core/platform/i18n/use-translation'
import { paths } from '@/core/platform/navigation/paths'
import { useIsChild } from '@/core/platform/session/use-session'
import { MediaCollection } from '@/core/shared/media/media-collection'
import { CardsSkeleton, TrackListSkeleton } from '@/core/shared/media/media-skeletons'
import { LoadMore } from '@/core/shared/screen/load-more'
import { Tabs } from '@/ui/disclosure/tabs'

import { itemsOf, type ResultType, resultTypes, resultTypesFor, searchQueries, titleOf } from '../queries'
import { AllResults } from './all-results'
import { NothingFound } from './nothing-found'

const ALL = 'all'

type SearchResultsPageProps = {
  words: string
  /** The type to show; null for the overview of all types. */
  type: ResultType | null
}

/** Search results in one tab per type, each with its own URL; children get only the overview. */
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

/** Whether the search has finished without results, for one type or for all. */
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

/** All results of one type, with infinite scroll. */
function ResultsOfType({ words, type }: { words: string; type: ResultType }) {
  const { t } = useTranslation()
  const query = useInfiniteQuery(searchQueries.ofType(type, words))
  const items = query.data?.pages.flatMap(({ pagination }) => pagination.items) ?? []
  const isTracks = type === 'tracks'
  if (query.isPending) return isTracks ? <TrackListSkeleton /> : <CardsSkeleton />
  if (query.data && items.length === 0) return <NothingFound words={words} type={type} />
  return (
    <div className="space-y-8">
      {items.length > 0 && (
        <MediaCollection items={items} layout={isTracks ? 'trackTable' : 'grid'} label={t(titleOf[type])} />
      )}
      <LoadMore query={query} />
    </div>
  )
}
