import { http } from 'msw'
import { setupWorker } from 'msw/browser'

import { siteRoot } from '@/lib/browser/url'

import { watchRanges } from './media/media-ranges'
import type { Scenario } from './scenarios/scenarios'
import { createVisitor } from './visitor'
import { createWorld, type World } from './world'

/** MSW's worker script, beside the page: a worker controls only its own folder and below. */
const WORKER = 'mockServiceWorker.js'
/**
 * Stores the signed-in user, so that reloading the tab keeps the session; all other state starts fresh with the page.
 */
const USER_KEY = 'mock-server-user'

type Visitor = ReturnType<typeof createVisitor>

function restoreUser(world: World, visitor: Visitor): void {
  const id = Number(sessionStorage.getItem(USER_KEY))
  if (world.db.users.get(id)) visitor.signIn(id)
}

async function respondTo(request: Request, visitor: Visitor): Promise<Response | undefined> {
  const response = await visitor.respond(request)
  sessionStorage.setItem(USER_KEY, String(visitor.session().userId ?? ''))
  return response
}

/** Starts a service worker that handles the page's own API, audio and picture requests; resolves when it is active. */
export async function startMockBackend({ scenario }: { scenario?: Scenario } = {}): Promise<void> {
  const root = siteRoot()
  const world = createWorld({ ...(scenario && { scenario }) })
  // Sign-in popups are page navigations, which the worker does not handle.
  delete world.db.settings.social
  // Tus needs a disk to assemble files, which a worker lacks.
  world.db.settings.uploads = { ...world.db.settings.uploads, disable_tus: true }
  const visitor = createVisitor(() => world, root.pathname)
  restoreUser(world, visitor)

  const restoreRange = watchRanges(navigator.serviceWorker)
  const worker = setupWorker(
    http.all('*', ({ request }) => {
      const isOwn = new URL(request.url).origin === root.origin
      return isOwn ? respondTo(restoreRange(request), visitor) : undefined
    }),
  )
  await worker.start({
    quiet: true,
    onUnhandledRequest: 'bypass',
    serviceWorker: { url: new URL(WORKER, root).href, options: { scope: root.pathname } },
  })
}
