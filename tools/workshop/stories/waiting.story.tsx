import { AvatarRowsSkeleton, Skeleton } from '@/ui/feedback/skeleton'
import { Spinner, SpinnerRing } from '@/ui/feedback/spinner'

import type { Story } from '../story'

/** @see Skeleton, AvatarRowsSkeleton, Spinner and SpinnerRing */
export const story: Story = {
  title: 'Skeleton and Spinner',
  states: {
    'Loading a track list': () => (
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
    'Loading comments': () => <AvatarRowsSkeleton rows={2} />,
    'Loading for more than half a second': () => <Spinner label="Ielādē" />,
    'Spinner ring in a busy element': () => <SpinnerRing className="size-6 text-primary" />,
  },
}
