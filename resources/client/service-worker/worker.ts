import { addRoute, cleanupOutdatedCaches, precache } from 'workbox-precaching'
import { registerRoute } from 'workbox-routing'

import { built } from './built'
import { decide } from './decide'
import { keptSong } from './kept-song'
import { offlineShell } from './shell'

declare const self: ServiceWorkerGlobalScope

/** Loads a page from the network with the browser's own request, or the shell when there is no network. */
const page = (request: Request): Promise<Response> =>
  self.fetch(request).catch(() => offlineShell(self.registration.scope))

/**
 * Lets this worker replace the previous one when the only open page asks for it. A page asks only while it is silent, and
 * with others open the previous worker stays: one of them may play a song.
 */
async function replacePrevious(): Promise<void> {
  const pages = await self.clients.matchAll({ type: 'window', includeUncontrolled: true })
  if (pages.length <= 1) await self.skipWaiting()
}

registerRoute(
  ({ request }) => decide(self.registration.scope, request) === 'kept',
  ({ request }) => keptSong(request),
)
registerRoute(
  ({ request }) => decide(self.registration.scope, request) === 'page',
  ({ request }) => page(request),
)
precache(built.files)
addRoute({ cleanURLs: false, directoryIndex: '', ignoreURLParametersMatching: [] })
cleanupOutdatedCaches()

self.addEventListener('message', ({ data }: ExtendableMessageEvent) => {
  if (data === 'replace-previous') void replacePrevious()
})

// The page that installed the worker may play a song that it keeps, without a reload before.
self.addEventListener('activate', (event) => event.waitUntil(self.clients.claim()))
