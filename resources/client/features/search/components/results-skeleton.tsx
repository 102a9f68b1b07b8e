import { CardsSkeleton } from '@/core/shared/media/cards-skeleton'
import { TrackListSkeleton } from '@/core/shared/media/track-list-skeleton'
import { Skeleton } from '@/ui/feedback/skeleton'

/** The shape of results that are on their way. */
export function ResultsSkeleton() {
  return (
    <div className="space-y-10" aria-hidden>
      <div className="grid grid-cols-[minmax(0,1fr)] gap-x-8 gap-y-10 lg:grid-cols-[minmax(0,2fr)_minmax(0,3fr)]">
        <Skeleton className="h-64 rounded-panel" />
        <TrackListSkeleton />
      </div>
      <CardsSkeleton />
    </div>
  )
}
