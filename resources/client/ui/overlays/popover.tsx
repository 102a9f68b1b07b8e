import type { ReactNode } from 'react'

import type { PopoverPanelProps } from './popover-panel'
import { type OverlayTrigger, useOverlayTrigger } from './use-overlay-trigger'

type PopoverProps = {
  /** Accessible name of the popover. */
  label: string
  trigger: (trigger: OverlayTrigger<'dialog'>) => ReactNode
  /** Content, with a function that closes the popover. */
  children: (close: () => void) => ReactNode
  placement?: PopoverPanelProps['placement']
}

const loadPanel = () => import('./popover-panel').then(({ PopoverPanel }) => PopoverPanel)

/** Button that opens a small panel beside it; the panel's code is prefetched when the button is hovered or focused. */
export function Popover({ label, trigger, children, placement = 'bottom start' }: PopoverProps) {
  const { Part, part, trigger: button } = useOverlayTrigger('dialog', loadPanel)
  return (
    <>
      {trigger(button)}
      {Part && (
        <Part {...part} label={label} placement={placement}>
          {part.isOpen && children(() => part.onOpenChange(false))}
        </Part>
      )}
    </>
  )
}
