import { useQuery } from '@tanstack/react-query'

import type { SearchResults } from '@/contract/groups/search'
import { useTranslation } from '@/core/platform/i18n/use-translation'
import { paths } from '@/core/platform/navigation/paths'
import { useIsChild } from '@/core/platform/session/use-session'
import { MediaCollection } from '@/core/shared/media/media-collection'
import { MediaSection } from '@/core/shared/media/media-section'
import { CardsSkeleton, TrackListSkeleton } from '@/core/shared/media/media-skeletons'
import { PanelError } from '@/core/shared/screen/query-view'
import { Skeleton } from '@/ui/feedback/skeleton'

import { itemsOf, type ResultType, resultTypesFor, searchQueries, titleOf } from '../queries'
import { NothingFound } from './nothing-found'
import { topResult, TopResult } from './top-result'

/** Results per type on the overview. */
const MAX_TRACKS = 4
const MAX_CARDS = 6

/** The top result and the first results of every type. */
export function AllResults({ words }: { words: string }) {
  const { data, error, refetch } = useQuery(searchQueries.results(words))
  if (data) return <Results words={words} results={data.results} />
  if (error) return <PanelError error={error} onRetry={() => void refetch()} />
  return <ResultsSkeleton />
}

function Results({ words, results }: { words: string; results: SearchResults }) {
  const { t } = useTranslation()
  const isChild = useIsChild()
  const top = topResult(words, isChild ? { ...results, users: undefined } : results)
  if (!top) return <NothingFound words={words} type={null} />
  return (
    <div className="space-y-10">
      <div className="grid grid-cols-[minmax(0,1fr)] gap-x-8 gap-y-10 lg:grid-cols-[minmax(0,2fr)_minmax(0,3fr)]">
        <MediaSection title={t('Top result')}>
          <TopResult item={top} />
        </MediaSection>
        <Section type="tracks" words={words} results={results} />
      </div>
      {resultTypesFor(isChild).map(
        (type) => type !== 'tracks' && <Section key={type} type={type} words={words} results={results} />,
      )}
    </div>
  )
}

type SectionProps = { type: ResultType; words: string; results: SearchResults }

function Section({ type, words, results }: SectionProps) {
  const { t } = useTranslation()
  const items = itemsOf(results, type)
  const visibleItems = items.slice(0, type === 'tracks' ? MAX_TRACKS : MAX_CARDS)
  if (visibleItems.length === 0) return null
  const title = t(titleOf[type])
  const all = items.length > visibleItems.length ? paths.search.link({ query: words, tab: type }) : undefined
  return (
    <MediaSection title={title} to={all}>
      <MediaCollection items={visibleItems} layout={type === 'tracks' ? 'list' : 'grid'} label={title} />
    </MediaSection>
  )
}

function ResultsSkeleton() {
  return (
    <div className="space-y-10" aria-hidden>
      <div className="grid grid-cols-[minmax(0,1fr)] gap-x-8 gap-y-10 lg:grid-cols-[minmax(0,2fr)_minmax(0,3fr)]">
        <div className="space-y-5 rounded-panel bg-paper p-6">
          <Skeleton className="size-28 rounded-cover" />
          <Skeleton className="h-7 w-2/3 rounded-button" />
        </div>
        <TrackListSkeleton />
      </div>
      <CardsSkeleton />
    </div>
  )
}
