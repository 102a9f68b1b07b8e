import { announceFailure } from '@/core/api/announce-failure'
import { openDialog } from '@/core/dialogs/dialog-store'

const nextFrame = () => new Promise((resolve) => requestAnimationFrame(resolve))

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
    const { ParentalGate } = await import('./parental-gate')
    // A menu whose entry was pressed closes and gives the focus back first: the question returns it to where it finds it.
    await nextFrame()
    await nextFrame()
    return (await openDialog(ParentalGate)) ?? false
  } catch (error) {
    announceFailure(error)
    return false
  }
}
