import type { ComponentType } from 'react'

import { createLatest } from '@/lib/async/latest'
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
  dialog: () => import('./dialog-overlay').then(({ awaitOverlay }) => awaitOverlay()),
  sheet: () => import('./sheet-overlay').then(({ awaitOverlay }) => awaitOverlay()),
}

/** Loads the overlay for dialogs of a shape; resolves once a menu that opens one has closed. */
export const loadOverlay = (shape: DialogShape): Promise<Overlay> => loaders[shape]()

const opening = createLatest()

/** Cancels the dialog whose code is still loading, when its screen unmounts. */
export const cancelLazyDialog = opening.abort

/**
 * Loads a dialog's code, then opens it; the page stays usable meanwhile. Escape, Tab or another dialog cancels it, and
 * it resolves to undefined, like a dismissed dialog. Rejects when the code cannot be loaded.
 */
export async function openLazyDialog<Props extends DialogProps<never>>(
  load: () => Promise<ComponentType<Props>>,
  ...args: DialogArgs<Props>
): Promise<DialogResult<Props> | undefined> {
  const wait = opening.start()
  const { signal } = wait
  const stop = startCancellableWait(() => wait.abort())
  signal.addEventListener('abort', stop)
  try {
    const [Component] = await Promise.all([load(), loadOverlay('dialog')])
    stop()
    return signal.aborted ? undefined : await openDialog(Component, ...args)
  } catch (error) {
    stop()
    if (signal.aborted) return undefined
    throw error
  }
}
