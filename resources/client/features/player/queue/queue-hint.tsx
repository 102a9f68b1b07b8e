import type { ReactNode } from 'react'

import { StarOrnament } from '@/ui/pictures/star-ornament'

/** Says what will stand in a part of the queue that is empty. */
export function QueueHint({ children }: { children: ReactNode }) {
  return (
    <div className="flex flex-1 flex-col items-center justify-center gap-4 p-6 text-center text-muted">
      <StarOrnament className="size-14 text-primary" />
      <p>{children}</p>
    </div>
  )
}
