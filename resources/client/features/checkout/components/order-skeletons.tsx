import { FormSkeleton } from '@/ui/feedback/form-skeleton'
import { LinesSkeleton, PanelSkeleton } from '@/ui/feedback/panel-skeleton'
import { Skeleton } from '@/ui/feedback/skeleton'

const title = <Skeleton className="h-9 w-64 max-w-full rounded-button" />

/** Skeleton of a summary beside a payment form. */
export const orderSkeleton = (
  <div aria-hidden className="space-y-6">
    {title}
    <div className="grid gap-6 md:grid-cols-[minmax(0,2fr)_minmax(0,3fr)]">
      <PanelSkeleton>
        <LinesSkeleton lines={4} />
      </PanelSkeleton>
      <PanelSkeleton>
        <FormSkeleton fields={3} />
      </PanelSkeleton>
    </div>
  </div>
)

/** Skeleton of a change of plan: the old and the new one, when it is paid, and the buttons. */
export const changeSkeleton = (
  <div aria-hidden className="mx-auto max-w-2xl space-y-6">
    {title}
    <div className="grid gap-3 md:grid-cols-2">
      <Skeleton className="h-28 rounded-panel" />
      <Skeleton className="h-28 rounded-panel" />
    </div>
    <PanelSkeleton>
      <LinesSkeleton lines={2} />
    </PanelSkeleton>
    <div className="flex gap-3">
      <Skeleton className="h-12 w-36 rounded-button" />
      <Skeleton className="h-12 w-36 rounded-button" />
    </div>
  </div>
)
