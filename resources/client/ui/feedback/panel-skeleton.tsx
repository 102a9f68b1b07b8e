import type { ReactNode } from 'react'

import { Skeleton } from './skeleton'

/** Skeleton of a panel: its heading above the skeleton of its content. */
export const PanelSkeleton = ({ children }: { children: ReactNode }) => (
  <div aria-hidden className="space-y-6 rounded-panel border border-divider bg-paper p-5 md:p-7">
    <Skeleton className="h-7 w-48 max-w-full rounded-button" />
    {children}
  </div>
)

/** Skeleton of lines with a figure or a button at their end, such as a price or the rows of a list. */
export const LinesSkeleton = ({ lines }: { lines: number }) => (
  <div aria-hidden className="divide-y divide-divider">
    {Array.from({ length: lines }, (_, line) => (
      <div key={line} className="flex items-center justify-between gap-6 py-4">
        <Skeleton className="h-5 w-1/2 rounded-button" />
        <Skeleton className="h-5 w-16 rounded-button" />
      </div>
    ))}
  </div>
)
