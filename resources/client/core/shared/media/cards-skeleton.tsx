import { Skeleton } from '@/ui/feedback/skeleton'

const CARDS = 6

/** Skeleton of one row of cards. */
export function CardsSkeleton() {
  return (
    <div className="card-grid auto-rows-[0px] grid-rows-[auto] gap-y-0 overflow-hidden" aria-hidden>
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
