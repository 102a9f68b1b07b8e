import { announceFailure } from '@/core/api/announce-failure'
import { openDialog } from '@/core/dialogs/dialog-store'

const nextFrame = () => new Promise((resolve) => requestAnimationFrame(resolve))

/** Asks for a grown-up; resolves to whether one answered. Whoever closes the question has not. */
export async function askParent(): Promise<boolean> {
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
