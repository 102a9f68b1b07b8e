import type { ComponentProps, DOMAttributes, ReactNode, Ref, RefObject } from 'react'
import { Popover } from 'react-aria-components/Popover'

import { classNames } from '@/lib/class-names'

import { AriaProvider } from '../aria-provider'
import { FLOATING_GAP, FLOATING_PADDING, PANEL } from './floating-style'

/** Props of {@link HoverPanel}. */
export type HoverPanelProps = {
  id: string
  ref: Ref<HTMLElement>
  label: string
  triggerRef: RefObject<HTMLElement | null>
  placement: ComponentProps<typeof Popover>['placement']
  /** Handlers that keep it open while it is hovered or focused. */
  hoverProps: Pick<DOMAttributes<HTMLElement>, 'onPointerEnter' | 'onPointerLeave'>
  focusProps: Pick<DOMAttributes<HTMLElement>, 'onFocus' | 'onBlur'>
  isOpen: boolean
  onOpenChange: (isOpen: boolean) => void
  children: ReactNode
}

/** Panel of a hover popover, which loads it on demand. Non-modal: the page stays interactive. */
export function HoverPanel({ id, label, hoverProps, focusProps, children, ...overlay }: HoverPanelProps) {
  return (
    <AriaProvider>
      <Popover
        {...overlay}
        {...hoverProps}
        isNonModal
        offset={FLOATING_GAP}
        containerPadding={FLOATING_PADDING}
        className={classNames(PANEL, 'max-w-[min(20rem,calc(100vw-2rem))] p-4')}
      >
        <div {...focusProps} role="dialog" id={id} aria-label={label}>
          {children}
        </div>
      </Popover>
    </AriaProvider>
  )
}
