import { openLazyDialog } from '@/core/shared/dialogs/open-lazy-dialog'
import { announceFailure } from '@/core/shared/failures/announce-failure'
import { shareRunning } from '@/lib/async/share-running'

const loadGate = async () => (await import('./parental-gate')).ParentalGate

/** Opens the parental gate; resolves to whether it was passed. Calls while it is open share the same dialog. */
export const askParent = shareRunning(async (): Promise<boolean> => {
  try {
    return (await openLazyDialog(loadGate)) ?? false
  } catch (error) {
    announceFailure(error)
    return false
  }
})
