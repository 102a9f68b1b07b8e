import { Skeleton } from '@/ui/feedback/skeleton'

/** Skeleton of the panel links and the first panels. */
export function SettingsSkeleton() {
  return (
    <>
      <div className="flex gap-2 overflow-hidden py-3 md:flex-col md:py-0">
        {[1, 2, 3, 4, 5, 6].map((row) => (
          <Skeleton key={row} className="h-11 w-32 shrink-0 rounded-full md:w-full" />
        ))}
      </div>
      <div className="space-y-6">
        <Skeleton className="h-120 rounded-panel" />
        <Skeleton className="h-80 rounded-panel" />
      </div>
    </>
  )
}
