import { isOffline } from './is-offline'
import type { Transfer } from './transport'

/** Waits until there is a network, for as long as it takes: nothing is expected of the upload meanwhile. Rejects when it is stopped. */
export async function whenOnline({ signal, watch }: Pick<Transfer, 'signal' | 'watch'>): Promise<void> {
  if (!isOffline()) return
  watch.disarm()
  await new Promise<void>((resolve, reject) => {
    window.addEventListener('online', () => resolve(), { once: true, signal })
    signal.addEventListener('abort', () => reject(signal.reason), { once: true })
  })
  watch.arm()
}
