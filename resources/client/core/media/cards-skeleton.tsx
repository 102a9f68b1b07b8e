import { Skeleton } from '@/ui/feedback/skeleton'

const CARDS = 6

/** One row of covers with their titles that is on its way. */
export function CardsSkeleton() {
  return (
    <div className="grid auto-rows-[0px] grid-cols-[repeat(auto-fill,minmax(9.5rem,1fr))] grid-rows-[auto] gap-x-4 overflow-hidden child:grid-cols-[repeat(auto-fill,minmax(min(12rem,42%),1fr))]" aria-hidden>
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
