import type { ReactNode } from 'react'

import { type OverlayTrigger, useOverlayTrigger } from '@/ui/overlays/use-overlay-trigger'

import type { ActiveFilter, FilterDefinition } from './filter-definition'

/** What a filter's panel is for: a condition of one kind, or of one that is chosen first. */
export type FilterPopoverProps = {
  label: string
  definitions: readonly FilterDefinition[]
  /** The condition that is changed; without it a new one is set. */
  filter?: ActiveFilter | undefined
  onApply: (filter: ActiveFilter) => void
}

const loadPanel = () => import('./filter-panel').then(({ FilterPanel }) => FilterPanel)

/** A button that opens the panel in which a condition is set. Its fields come when the button is neared. */
export function FilterPopover({
  trigger,
  ...props
}: FilterPopoverProps & { trigger: (trigger: OverlayTrigger<'dialog'>) => ReactNode }) {
  const { Part, part, trigger: button } = useOverlayTrigger('dialog', loadPanel)
  return (
    <>
      {trigger(button)}
      {Part && <Part {...props} {...part} />}
    </>
  )
}
