import type { ComponentType } from 'react'

import { startCancellableWait } from '@/ui/feedback/waiting'

import { loadOverlay } from './dialog-overlays'
import { type DialogArgs, type DialogProps, type DialogResult, openDialog } from './dialog-store'

let giveUp = () => {}

/** Gives up the dialog whose code is loading, if there is one: its screen is gone. */
export const giveUpLazyDialog = (): void => giveUp()

/**
 * Opens a dialog whose code is loaded first; the page stays usable until then. Escape, Tab or opening another dialog gives up: the
 * opener gets undefined, as from a dismissed dialog. Rejects when the code cannot be loaded.
 */
export async function openLazyDialog<Props extends DialogProps<never>>(
  load: () => Promise<ComponentType<Props>>,
  ...args: DialogArgs<Props>
): Promise<DialogResult<Props> | undefined> {
  giveUp()
  let isGivenUp = false
  const cancel = () => {
    isGivenUp = true
    stop()
  }
  const stop = startCancellableWait(cancel)
  giveUp = cancel
  try {
    const [Component] = await Promise.all([load(), loadOverlay('dialog')])
    stop()
    return isGivenUp ? undefined : await openDialog(Component, ...args)
  } catch (error) {
    stop()
    if (isGivenUp) return undefined
    throw error
  }
}
