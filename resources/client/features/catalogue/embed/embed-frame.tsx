import { QueryClientProvider } from '@tanstack/react-query'
import type { ReactNode } from 'react'

import { queryClient } from '@/core/platform/api/query-client'
import { Skeleton } from '@/ui/feedback/skeleton'

/** What the player's frame gives other screens, for those that stand alone in another site's page. */
export function EmbedFrame({ children }: { children: ReactNode }) {
  return <QueryClientProvider client={queryClient}>{children}</QueryClientProvider>
}

/** The shape of an embedded player that is on its way. */
export function EmbedSkeleton() {
  return (
    <div className="flex min-h-dvh items-center gap-4 bg-paper p-4" aria-hidden>
      <Skeleton className="size-24 rounded-cover" />
      <Skeleton className="h-6 flex-1 rounded-button" />
    </div>
  )
}
