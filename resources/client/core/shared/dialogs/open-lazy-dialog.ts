import type { ComponentType } from 'react'

import { startCancellableWait } from '@/ui/feedback/waiting'

import {
  type DialogArgs,
  type DialogProps,
  type DialogResult,
  type DialogShape,
  openDialog,
  type OpenedDialog,
} from './dialog-store'

/** Renders a dialog of one shape over the page. */
export type Overlay = ComponentType<{ dialog: OpenedDialog }>

const loaders: Record<DialogShape, () => Promise<Overlay>> = {
  dialog: () => import('./dialog-overlay').then(({ DialogOverlay }) => DialogOverlay),
  sheet: () => import('./sheet-overlay').then(({ SheetOverlay }) => SheetOverlay),
}

/** Loads the overlay for dialogs of a shape. */
export const loadOverlay = (shape: DialogShape): Promise<Overlay> => loaders[shape]()

let cancelPrevious = () => {}

/** Cancels the dialog whose code is still loading, when its screen unmounts. */
export const cancelLazyDialog = (): void => cancelPrevious()

/**
 * Loads a dialog's code, then opens it; the page stays usable meanwhile. Escape, Tab or another dialog cancels it, and
 * it resolves to undefined, like a dismissed dialog. Rejects when the code cannot be loaded.
 */
export async function openLazyDialog<Props extends DialogProps<never>>(
  load: () => Promise<ComponentType<Props>>,
  ...args: DialogArgs<Props>
): Promise<DialogResult<Props> | undefined> {
  cancelPrevious()
  let isCancelled = false
  const cancel = () => {
    isCancelled = true
    stop()
  }
  const stop = startCancellableWait(cancel)
  cancelPrevious = cancel
  try {
    const [Component] = await Promise.all([load(), loadOverlay('dialog')])
    stop()
    return isCancelled ? undefined : await openDialog(Component, ...args)
  } catch (error) {
    stop()
    if (isCancelled) return undefined
    throw error
  }
}
