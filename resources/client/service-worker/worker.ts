import { buildFiles } from './build-files'
import { decide } from './decide'
import { downloadedFile } from './downloaded-file'
import { offlineShell } from './shell'

declare const self: ServiceWorkerGlobalScope

const { scope } = self.registration
const files = buildFiles(scope)

/** Loads a page from the network with the browser's own request, or the shell when there is no network. */
const page = (request: Request): Promise<Response> => self.fetch(request).catch(() => offlineShell(scope))

/**
 * Lets this worker replace the previous one when the only open page asks for it. A page asks only while it is silent, and
 * with others open the previous worker stays: one of them may play a song.
 */
async function replacePrevious(): Promise<void> {
  const pages = await self.clients.matchAll({ type: 'window', includeUncontrolled: true })
  if (pages.length <= 1) await self.skipWaiting()
}

const answers = { download: downloadedFile, file: files.respond, page }

self.addEventListener('install', (event) => event.waitUntil(files.install()))

// The page that installed the worker may play a downloaded song before it is reloaded.
self.addEventListener('activate', (event) => {
  event.waitUntil(self.clients.claim())
  event.waitUntil(files.activate())
})

self.addEventListener('fetch', (event) => {
  const answer = decide(scope, event.request)
  if (answer) event.respondWith(answers[answer](event.request))
})

self.addEventListener('message', (event: ExtendableMessageEvent) => {
  const { data } = event as { data: unknown }
  if (data === 'replace-previous') void replacePrevious()
  if (data === 'keep-player') event.waitUntil(files.storePlayer())
})
