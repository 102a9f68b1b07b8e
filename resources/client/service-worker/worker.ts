import { addRoute, cleanupOutdatedCaches, precache } from 'workbox-precaching'
import { registerRoute } from 'workbox-routing'

import { built } from './built'
import { decide } from './decide'
import { keptFile } from './kept-file'
import { keepPlayerFiles, keptBuildFile, renewPlayerFiles } from './player-files'
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

const buildFile = async (request: Request): Promise<Response> => (await keptBuildFile(request)) ?? self.fetch(request)

const answers = { kept: keptFile, file: buildFile, page }

precache(built.files)
addRoute({ cleanURLs: false, directoryIndex: '', ignoreURLParametersMatching: [] })
for (const [answer, respond] of Object.entries(answers))
  registerRoute(
    ({ request }) => decide(self.registration.scope, request) === answer,
    ({ request }) => respond(request),
  )
cleanupOutdatedCaches()

self.addEventListener('message', (event: ExtendableMessageEvent) => {
  const { data } = event as { data: unknown }
  if (data === 'replace-previous') void replacePrevious()
  // A failure leaves the player to the network; the next page asks again.
  if (data === 'keep-player') event.waitUntil(keepPlayerFiles(self.registration.scope).catch(() => undefined))
})

// The page that installed the worker may play a song that it keeps, without a reload before.
self.addEventListener('activate', (event) => {
  event.waitUntil(self.clients.claim())
  event.waitUntil(renewPlayerFiles(self.registration.scope).catch(() => undefined))
})
