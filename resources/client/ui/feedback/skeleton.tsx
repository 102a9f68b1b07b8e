import { classNames } from '@/lib/class-names'

/** Animated placeholder for loading content, hidden from screen readers; set its size and corners by `className`. */
export function Skeleton({ className }: { className: string }) {
  return <div aria-hidden className={classNames('animate-breathe bg-chip', className)} />
}

/** Skeleton of rows with an avatar and two lines of text, such as comments and people. */
export function AvatarRowsSkeleton({ rows }: { rows: number }) {
  return (
    <div aria-hidden className="flex flex-col gap-5">
      {Array.from({ length: rows }, (_, row) => row).map((row) => (
        <div key={row} className="flex gap-3">
          <Skeleton className="size-11 rounded-full" />
          <div className="flex-1 space-y-2">
            <Skeleton className="h-5 w-2/3 rounded-button" />
            <Skeleton className="h-4 w-1/3 rounded-button" />
          </div>
        </div>
      ))}
    </div>
  )
}
