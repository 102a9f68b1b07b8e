import type { ComponentProps, ReactNode } from 'react'
import { Popover } from 'react-aria-components/Popover'

import { classNames } from '@/lib/class-names'

import { AriaProvider } from '../aria-provider'
import { FLOATING_GAP, FLOATING_PADDING, PANEL } from './floating-style'
import type { OverlayPart } from './use-overlay-trigger'

/** Props of {@link PopoverPanel}. */
export type PopoverPanelProps = OverlayPart & {
  label: string
  placement: ComponentProps<typeof Popover>['placement']
  children: ReactNode
}

/** Panel of a popover, which loads it on demand. Traps the focus and restores it on close. */
export function PopoverPanel({ label, children, ...overlay }: PopoverPanelProps) {
  return (
    <AriaProvider>
      <Popover
        {...overlay}
        aria-label={label}
        offset={FLOATING_GAP}
        containerPadding={FLOATING_PADDING}
        className={classNames(PANEL, 'max-w-[min(24rem,calc(100vw-2rem))] overflow-auto p-4')}
      >
        {children}
      </Popover>
    </AriaProvider>
  )
}
