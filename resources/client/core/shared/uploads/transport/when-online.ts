import { isOffline } from './inactivity'
import type { Transfer } from './transport'

/**
 * Waits for the network, with the inactivity timer stopped. Rejects with the signal's reason when the upload is
 * stopped.
 */
export async function whenOnline({ signal, watch }: Pick<Transfer, 'signal' | 'watch'>): Promise<void> {
  if (!isOffline()) return
  watch.disarm()
  await new Promise<void>((resolve, reject) => {
    window.addEventListener('online', () => resolve(), { once: true, signal })
    signal.addEventListener('abort', () => reject(signal.reason), { once: true })
  })
  watch.arm()
}
