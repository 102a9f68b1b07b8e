import { PortraitRowsSkeleton } from '@/ui/feedback/portrait-rows-skeleton'
import { Skeleton } from '@/ui/feedback/skeleton'
import { Spinner } from '@/ui/feedback/spinner'
import { SpinnerRing } from '@/ui/feedback/spinner-ring'

import type { Story } from '../story'

/** @see Skeleton, PortraitRowsSkeleton, Spinner and SpinnerRing */
export const story: Story = {
  title: 'Skeleton and Spinner',
  states: {
    'in the shape of a list of songs': () => (
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
    'in the shape of what people say': () => <PortraitRowsSkeleton rows={2} />,
    'spinner, after half a second': () => <Spinner label="Ielādē" />,
    'ring inside of something busy': () => <SpinnerRing className="size-6 text-primary" />,
  },
}
