import { openLazyDialog } from '@/core/shared/dialogs/open-lazy-dialog'
import { announceFailure } from '@/core/shared/failures/announce-failure'
import { shareRunning } from '@/lib/async/share-running'

const nextFrame = () => new Promise((resolve) => requestAnimationFrame(resolve))

async function loadGate() {
  const { ParentalGate } = await import('./parental-gate')
  // Wait until a closing menu has restored the focus: the dialog returns the focus to the element that has it now.
  await nextFrame()
  await nextFrame()
  return ParentalGate
}

/** Opens the parental gate; resolves to whether it was passed. Calls while it is open share the same dialog. */
export const askParent = shareRunning(async (): Promise<boolean> => {
  try {
    return (await openLazyDialog(loadGate)) ?? false
  } catch (error) {
    announceFailure(error)
    return false
  }
})
