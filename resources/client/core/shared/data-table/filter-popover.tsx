import type { ReactNode } from 'react'

import { type OverlayTrigger, useOverlayTrigger } from '@/ui/overlays/use-overlay-trigger'

import type { ActiveFilter, FilterDefinition } from './filter-definition'

/** Props of a filter's popover; with several definitions the user chooses one first. */
export type FilterPopoverProps = {
  label: string
  definitions: readonly FilterDefinition[]
  /** The filter to edit; undefined for a new one. */
  filter?: ActiveFilter | undefined
  onApply: (filter: ActiveFilter) => void
}

const loadPanel = () => import('./filter-panel').then(({ FilterPanel }) => FilterPanel)

/** A button that opens the filter panel, which is loaded when the button is hovered or focused. */
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
