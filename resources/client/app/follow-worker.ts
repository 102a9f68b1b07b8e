import { reportError } from '@/core/platform/error-reporting/report-error'
import { registerWorker } from '@/core/platform/service-worker/register'
import { hasDownloads } from '@/core/platform/storage/download-caches'

/** Asks a waiting worker to replace the previous one, unless music plays here. */
async function offerReplacement({ waiting }: ServiceWorkerRegistration): Promise<void> {
  if (!waiting) return
  // Loaded here, since guests' forms never load the player.
  const [{ playback }, { wantsSound }] = await Promise.all([
    import('@/core/shared/playback/playback'),
    import('@/core/shared/playback/playback-state'),
  ])
  if (!wantsSound(playback.get())) waiting.postMessage('replace-previous')
}

/** Starts to look after the downloaded music; other devices never load that code. */
async function followDownloads(): Promise<void> {
  if (await hasDownloads()) (await import('@/core/shared/downloads/start-downloads')).startDownloads()
}

/**
 * Registers the service worker and lets a new one take over while nothing plays. Pages stay as they are, so unsaved forms
 * are safe; a page that plays leaves the takeover to a later page load, or to the browser once all pages are closed. Also
 * starts to look after the downloaded music.
 */
export async function followWorker(): Promise<void> {
  followDownloads().catch(reportError)
  const registration = await registerWorker()
  if (!registration) return
  await offerReplacement(registration)
  registration.addEventListener('updatefound', () => {
    registration.installing?.addEventListener('statechange', () => void offerReplacement(registration))
  })
}
