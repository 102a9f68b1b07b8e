import { hasCaches } from './downloads-cache'

const workers = (): ServiceWorkerContainer | undefined =>
  (navigator as { serviceWorker?: ServiceWorkerContainer }).serviceWorker

/** Whether the site's service worker controls the page: without it, nothing answers for kept files. */
export const hasWorker = (): boolean => workers()?.controller != null

/** Whether this page can keep music. */
export const canKeep = (): boolean => hasCaches() && hasWorker()

/** Calls `listener` when the service worker takes over the page; returns the unsubscribe function. */
export function subscribeWorker(listener: () => void): () => void {
  workers()?.addEventListener('controllerchange', listener)
  return () => workers()?.removeEventListener('controllerchange', listener)
}

/** Asks the service worker to store the player's own files, so that the site starts without a network. */
export const keepPlayer = (): void => workers()?.controller?.postMessage('keep-player')
