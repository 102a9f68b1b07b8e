import { openLazyDialog } from '@/core/shared/dialogs/open-lazy-dialog'
import { announceFailure } from '@/core/shared/failures/announce-failure'

const nextFrame = () => new Promise((resolve) => requestAnimationFrame(resolve))

async function loadGate() {
  const { ParentalGate } = await import('./parental-gate')
  // A menu whose entry was pressed closes and gives the focus back first: the question returns it to where it finds it.
  await nextFrame()
  await nextFrame()
  return ParentalGate
}

let asking: Promise<boolean> | undefined

/** Opens the parental gate; resolves to whether a grown-up answered. A second press while it is on its way opens no second one. */
export function askParent(): Promise<boolean> {
  asking ??= ask().finally(() => {
    asking = undefined
  })
  return asking
}

async function ask(): Promise<boolean> {
  try {
    return (await openLazyDialog(loadGate)) ?? false
  } catch (error) {
    announceFailure(error)
    return false
  }
}
