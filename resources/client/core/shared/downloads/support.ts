import { isOwnPage } from '@/core/platform/service-worker/own-page'
import { hasCaches } from '@/core/platform/storage/download-caches'

const workers = (): ServiceWorkerContainer | undefined =>
  (navigator as { serviceWorker?: ServiceWorkerContainer }).serviceWorker

/** Whether this page can download music. */
export const supportsDownloads = (): boolean => isOwnPage() && hasCaches() && workers() !== undefined

/** Whether the site's service worker controls the page: until then, nothing serves downloaded files. */
export const hasWorker = (): boolean => isOwnPage() && workers()?.controller != null

/** Calls `listener` when the service worker takes over the page; returns the unsubscribe function. */
export function subscribeWorker(listener: () => void): () => void {
  workers()?.addEventListener('controllerchange', listener)
  return () => workers()?.removeEventListener('controllerchange', listener)
}

/** Asks the service worker to store the player's own files, so that the site starts without a network. */
export const storePlayer = (): void => void workers()?.ready.then(({ active }) => active?.postMessage('keep-player'))
