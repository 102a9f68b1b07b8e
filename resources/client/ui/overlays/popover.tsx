import type { ReactNode } from 'react'

import type { PopoverPanelProps } from './popover-panel'
import { type OverlayTrigger, useOverlayTrigger } from './use-overlay-trigger'

type PopoverProps = {
  /** Name of what opens. */
  label: string
  trigger: (trigger: OverlayTrigger<'dialog'>) => ReactNode
  /** What is in it; it may close itself. */
  children: (close: () => void) => ReactNode
  placement?: PopoverPanelProps['placement']
}

const loadPanel = () => import('./popover-panel').then(({ PopoverPanel }) => PopoverPanel)

/** A button that opens a small panel beside it, for what needs no dialog. The panel's code comes when the button is neared. */
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
