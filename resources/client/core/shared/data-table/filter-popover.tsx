import type { ReactNode } from 'react'

import { type OverlayTrigger, useOverlayTrigger } from '@/ui/overlays/use-overlay-trigger'

import type { FilterPanelProps } from './filter-panel'

const loadPanel = () => import('./filter-panel').then(({ FilterPanel }) => FilterPanel)

/** A button that opens the filter panel, which is loaded when the button is hovered or focused. */
export function FilterPopover({
  trigger,
  ...props
}: FilterPanelProps & { trigger: (trigger: OverlayTrigger<'dialog'>) => ReactNode }) {
  const { Part, part, trigger: button } = useOverlayTrigger('dialog', loadPanel)
  return (
    <>
      {trigger(button)}
      {Part && <Part {...props} {...part} />}
    </>
  )
}
