// Separate chunk: loaded with the first dialog.
import { type ReactNode, useId, useLayoutEffect, useState } from 'react'
import { Dialog } from 'react-aria-components/Dialog'
import { Modal, ModalOverlay } from 'react-aria-components/Modal'

import { AriaProvider } from '@/ui/aria-provider'

import { awaitFocus } from './await-focus'
import { DialogContext } from './dialog-panel'
import type { OpenedDialog } from './dialog-store'

const UNDERLAY =
  'fixed inset-x-0 top-0 z-dialog grid h-(--visual-viewport-height) place-items-center bg-scrim transition-opacity data-entering:opacity-0'

/**
 * Modal overlay of a dialog: traps and restores the focus, hides the page from assistive technology, closes on Escape.
 * A press outside does not close it, as that would lose typed text.
 */
export function DialogOverlay({ dialog: { Component, props, close } }: { dialog: OpenedDialog }) {
  const titleId = useId()
  return (
    <AriaProvider>
      <ModalOverlay isOpen onOpenChange={() => close()} className={UNDERLAY}>
        <Modal className="animate-rise">
          <Dialog aria-labelledby={titleId} className="outline-none">
            <DialogContext value={{ titleId, close: () => close() }}>
              <DelayUntilFocused>
                <Component {...props} close={close} />
              </DelayUntilFocused>
            </DialogContext>
          </Dialog>
        </Modal>
      </ModalOverlay>
    </AriaProvider>
  )
}

/**
 * Renders its children once the dialog traps the focus. A field with `autoFocus` would get the focus earlier, and the
 * focus trap of the dialog below would take it back.
 */
function DelayUntilFocused({ children }: { children: ReactNode }) {
  const [isTrapped, setTrapped] = useState(false)
  // oxlint-disable-next-line react/set-state-in-effect -- the focus trap starts in effects, outside React state
  useLayoutEffect(() => setTrapped(true), [])
  return isTrapped && children
}

/** Resolves to the overlay once the focus is on an element. */
export const awaitOverlay = () => awaitFocus(DialogOverlay)
