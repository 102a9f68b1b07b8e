import { http } from 'msw'
import { setupWorker } from 'msw/browser'

import { siteRoot } from '@/lib/browser/site-root'

import { watchRanges } from './media/media-ranges'
import type { Scenario } from './scenarios/scenarios'
import { createVisitor } from './visitor'
import { createWorld } from './world'
import type { World } from './world'

/** MSW's worker script, beside the page: a worker answers for its own folder and below. */
const WORKER = 'mockServiceWorker.js'
/** Who is signed in, so that a reload of the tab does not sign out; everything else begins anew with the page. */
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

/** Answers the page's own calls, audio and pictures from a service worker; resolves when it does. */
export async function startMockBackend({ scenario }: { scenario?: Scenario } = {}): Promise<void> {
  const root = siteRoot()
  const world = createWorld({ ...(scenario && { scenario }) })
  // Popups are pages, and a worker is not asked for those.
  delete world.db.settings.social
  // Nor does it have a disk to put pieces of files together on.
  world.db.settings.uploads = { ...world.db.settings.uploads, disable_tus: true }
  const visitor = createVisitor(() => world, root.pathname)
  restoreUser(world, visitor)

  const restored = watchRanges(navigator.serviceWorker)
  const worker = setupWorker(
    http.all('*', ({ request }) => {
      const isOwn = new URL(request.url).origin === root.origin
      return isOwn ? respondTo(restored(request), visitor) : undefined
    }),
  )
  await worker.start({
    quiet: true,
    onUnhandledRequest: 'bypass',
    serviceWorker: { url: new URL(WORKER, root).href, options: { scope: root.pathname } },
  })
}
