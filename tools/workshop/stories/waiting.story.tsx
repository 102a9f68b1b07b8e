import { PortraitRowsSkeleton } from '@/ui/feedback/portrait-rows-skeleton'
import { Skeleton } from '@/ui/feedback/skeleton'
import { Spinner } from '@/ui/feedback/spinner'
import { SpinnerRing } from '@/ui/feedback/spinner-ring'

import type { Story } from '../story'

/** @see Skeleton, PortraitRowsSkeleton, Spinner and SpinnerRing */
export const story: Story = {
  title: 'Skeleton and Spinner',
  states: {
    'skeleton of a track list': () => (
      <div className="grid gap-4">
        {['w-2/3', 'w-1/2', 'w-3/4'].map((width) => (
          <div key={width} className="flex items-center gap-4">
            <Skeleton className="size-14" />
            <div className="grid flex-1 gap-2">
              <Skeleton className={`h-4 ${width}`} />
              <Skeleton className="h-3 w-1/3" />
            </div>
          </div>
        ))}
      </div>
    ),
    'skeleton of comments': () => <PortraitRowsSkeleton rows={2} />,
    'spinner, after half a second': () => <Spinner label="Ielādē" />,
    'spinner ring in a busy element': () => <SpinnerRing className="size-6 text-primary" />,
  },
}
