import { useInfiniteQuery } from '@tanstack/react-query'

import { useTranslation } from '@/core/platform/i18n/use-translation'
import { CardsSkeleton } from '@/core/shared/media/cards-skeleton'
import { MediaCollection } from '@/core/shared/media/media-collection'
import { TrackListSkeleton } from '@/core/shared/media/track-list-skeleton'
import { MorePages } from '@/core/shared/screen/more-pages'

import { searchQueries } from '../queries'
import { type ResultType, titleOf } from '../result-types'
import { NothingFound } from './nothing-found'

/** Everything of one type, more as the visitor scrolls. */
export function ResultsOfType({ words, type }: { words: string; type: ResultType }) {
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
      <MorePages query={query} />
    </div>
  )
}
