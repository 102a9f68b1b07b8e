import { FormSkeleton } from '@/ui/feedback/form-skeleton'
import { LinesSkeleton, PanelSkeleton } from '@/ui/feedback/panel-skeleton'
import { Skeleton } from '@/ui/feedback/skeleton'

const heading = <Skeleton className="h-9 w-64 max-w-full rounded-button" />

/** In place of a list until its code is there: heading, search, and rows. */
export const listSkeleton = (
  <div aria-hidden className="space-y-6">
    {heading}
    <Skeleton className="h-12 max-w-md rounded-input" />
    <div className="rounded-panel border border-divider bg-paper px-5">
      <LinesSkeleton lines={8} />
    </div>
  </div>
)

/** In place of an editor's form until it is there. */
export const formSkeleton = (
  <PanelSkeleton>
    <FormSkeleton fields={5} />
  </PanelSkeleton>
)

/** In place of an editor until its code and its record are there. */
export const editorSkeleton = (
  <div aria-hidden className="space-y-6">
    {heading}
    {formSkeleton}
  </div>
)
