import { Skeleton } from '@/ui/feedback/skeleton'

/** Notifications before they are there. */
export function NotificationsSkeleton({ rows }: { rows: number }) {
  return (
    <div className="flex flex-col gap-5 p-3">
      {Array.from({ length: rows }, (_, row) => row).map((row) => (
        <div key={row} className="flex gap-3">
          <Skeleton className="size-11 rounded-full" />
          <div className="flex-1 space-y-2">
            <Skeleton className="h-5 w-2/3" />
            <Skeleton className="h-4 w-1/3" />
          </div>
        </div>
      ))}
    </div>
  )
}
