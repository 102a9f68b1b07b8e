import { Skeleton } from '@/ui/skeleton'

const CARDS = 6

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

/** One row of covers with their titles. */
export function CardsSkeleton() {
  return (
    <div className="grid grid-cols-[repeat(auto-fill,minmax(9.5rem,1fr))] gap-x-4 gap-y-6">
      {Array.from({ length: CARDS }, (_, index) => (
        <div key={index} className="space-y-2">
          <Skeleton className="aspect-square w-full rounded-panel" />
          <Skeleton className="h-4 w-3/4 rounded-button" />
          <Skeleton className="h-3 w-1/2 rounded-button" />
        </div>
      ))}
    </div>
  )
}
