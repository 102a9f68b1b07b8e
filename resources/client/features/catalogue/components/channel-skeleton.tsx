import { CardsSkeleton } from '@/core/shared/media/cards-skeleton'
import { Skeleton } from '@/ui/feedback/skeleton'

/** The shape of a channel that is on its way: a title and rows of covers. */
export function ChannelSkeleton() {
  return (
    <div className="space-y-8" aria-hidden>
      <Skeleton className="h-9 w-64 max-w-full rounded-button" />
      <CardsSkeleton />
      <CardsSkeleton />
    </div>
  )
}
