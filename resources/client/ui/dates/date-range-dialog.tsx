import { Dialog } from 'react-aria-components/Dialog'
import { Heading } from 'react-aria-components/Heading'
import { Modal, ModalOverlay } from 'react-aria-components/Modal'

import { AriaProvider } from '../aria-provider'
import type { OverlayPart } from '../overlays/use-overlay-trigger'
import { DateRangePanel, type DateRangePanelProps } from './date-range-panel'

type DateRangeDialogProps = OverlayPart &
  Omit<DateRangePanelProps, 'onClose'> & { label: string; locale?: string | undefined }

/**
 * Dialog of a date range picker, which loads it on demand. Two months, presets and a comparison are too high for a
 * popover, so it is centred, and full-screen on narrow screens.
 */
export function DateRangeDialog({ id, isOpen, onOpenChange, label, locale, ...panel }: DateRangeDialogProps) {
  return (
    <AriaProvider locale={locale}>
      <ModalOverlay
        isOpen={isOpen}
        onOpenChange={onOpenChange}
        className="fixed inset-x-0 top-0 z-dialog grid grid-cols-[minmax(0,1fr)] grid-rows-[minmax(0,1fr)] h-(--visual-viewport-height) place-items-center bg-scrim transition-opacity data-entering:opacity-0"
      >
        <Modal className="bg-paper text-main shadow-floating animate-rise max-md:size-full md:max-h-[calc(var(--visual-viewport-height)-2rem)] md:max-w-[calc(100vw-2rem)] md:rounded-panel">
          <Dialog id={id} className="flex max-h-[inherit] flex-col outline-none max-md:h-full">
            <Heading slot="title" className="px-4 pt-4 pb-1 text-lg md:px-7.5 md:pt-5">
              {label}
            </Heading>
            <DateRangePanel {...panel} onClose={() => onOpenChange(false)} />
          </Dialog>
        </Modal>
      </ModalOverlay>
    </AriaProvider>
  )
}
