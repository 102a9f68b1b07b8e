import { LinesSkeleton, PanelSkeleton } from '@/ui/feedback/panel-skeleton'

/** Four panels of rows, two beside each other. */
export const panelsSkeleton = (
  <div aria-hidden className="grid gap-6 md:grid-cols-2">
    {['first', 'second', 'third', 'fourth'].map((panel) => (
      <PanelSkeleton key={panel}>
        <LinesSkeleton lines={4} />
      </PanelSkeleton>
    ))}
  </div>
)
