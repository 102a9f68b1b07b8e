// Separate chunk: loads after the first screen.
import { workerUrl } from '@/lib/browser/worker-url'

/**
 * Registers the service worker for the whole site. Resolves to undefined where there is none: without HTTPS, where the
 * browser or the server's policy forbids it, or when the server lacks the file.
 */
export async function registerWorker(): Promise<ServiceWorkerRegistration | undefined> {
  const workers = (navigator as { serviceWorker?: ServiceWorkerContainer }).serviceWorker
  try {
    return await workers?.register(workerUrl('service'), { updateViaCache: 'none' })
  } catch (error) {
    console.warn('The site works without its service worker:', error)
    return undefined
  }
}
