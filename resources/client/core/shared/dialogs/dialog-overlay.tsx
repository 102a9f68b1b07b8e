import { useId } from 'react'
import { Dialog } from 'react-aria-components/Dialog'
import { Modal, ModalOverlay } from 'react-aria-components/Modal'

import { AriaFrame } from '@/ui/aria-frame'

import { DialogFrameContext } from './dialog-frame'
import type { OpenedDialog } from './dialog-store'
import { HeldFocus } from './held-focus'

const UNDERLAY =
  'fixed inset-x-0 top-0 z-dialog grid h-(--visual-viewport-height) place-items-center bg-scrim transition-opacity data-entering:opacity-0'

/**
 * What every dialog shares: it holds the focus and gives it back, the page behind it stands still and is hidden from
 * assistive technology, Escape closes it. A press beside it does not: what was typed is worth more than a shortcut.
 */
export function DialogOverlay({ dialog: { Component, props, close } }: { dialog: OpenedDialog }) {
  const titleId = useId()
  return (
    <AriaFrame>
      <ModalOverlay isOpen onOpenChange={() => close()} className={UNDERLAY}>
        <Modal className="animate-rise">
          <Dialog aria-labelledby={titleId} className="outline-none">
            <DialogFrameContext value={{ titleId, close: () => close() }}>
              <HeldFocus>
                <Component {...props} close={close} />
              </HeldFocus>
            </DialogFrameContext>
          </Dialog>
        </Modal>
      </ModalOverlay>
    </AriaFrame>
  )
}
