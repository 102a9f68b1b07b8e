import { Skeleton } from '@/ui/feedback/skeleton'

const ROWS = 8

/** Skeleton of a track list. */
export function TrackListSkeleton() {
  return (
    <div className="space-y-2" aria-hidden>
      {Array.from({ length: ROWS }, (_, index) => (
        <div key={index} className="flex h-14 items-center gap-3">
          <Skeleton className="size-11 rounded-small" />
          <Skeleton className="h-4 w-1/3 rounded-button" />
        </div>
      ))}
    </div>
  )
}
