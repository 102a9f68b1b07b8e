import type { ComponentType } from 'react'

import { startCancellableWait } from '@/ui/feedback/waiting'

import { loadOverlay } from './dialog-overlays'
import { type DialogArgs, type DialogProps, type DialogResult, openDialog } from './dialog-store'

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
