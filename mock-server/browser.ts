import { http } from 'msw'
import { setupWorker } from 'msw/browser'

import { siteRoot } from '@/lib/browser/url'

import { formatLink, type MockLink, parseLink } from './site/control/link'
import { createPageMock } from './site/in-page/page-mock'
import { watchRanges } from './site/media/media-ranges'
import { standInPath } from './site/payments/script-urls'
import type { Scenario } from './state/scenarios/scenarios'
import type { World } from './state/world'

type PageMock = ReturnType<typeof createPageMock>

/** MSW's worker script, beside the page: a worker controls only its own folder and below. */
const WORKER = 'mockServiceWorker.js'
/** Store the signed-in user and the link of the tab's state over reloads; the rows start fresh with the page. */
const USER_KEY = 'mock-server-user'
const LINK_KEY = 'mock-server-link'

/** The page's link, or the tab's last one for a page that describes no other state. */
function currentLink(): { link: MockLink; problems: string[]; isNew: boolean } {
  const { link, problems } = parseLink(new URLSearchParams(window.location.search))
  const [own, last] = [formatLink(link), sessionStorage.getItem(LINK_KEY) ?? '']
  const isNew = own !== '' && own !== last
  return { link: isNew ? link : parseLink(new URLSearchParams(last)).link, problems, isNew }
}

function prepare({ db, gateway }: World): void {
  // Sign-in popups are page navigations, which the worker does not handle.
  delete db.settings.social
  // Tus needs a disk to assemble files, which a worker lacks.
  db.settings.uploads = { ...db.settings.uploads, disable_tus: true }
  // A bank's page would end this one, and the world with it.
  gateway.redirects = false
}

function restoreUser({ visitor, world }: PageMock): void {
  const stored = sessionStorage.getItem(USER_KEY)
  if (stored === null) return
  visitor.signIn(world().db.users.get(Number(stored))?.id ?? null)
}

async function respondTo(request: Request, mock: PageMock): Promise<Response | undefined> {
  const response = await mock.respond(request)
  sessionStorage.setItem(USER_KEY, String(mock.visitor.session().userId ?? ''))
  sessionStorage.setItem(LINK_KEY, mock.link())
  return response
}

/** Starts a service worker that handles the page's own API, audio and picture requests; resolves when it is active. */
export async function startMockBackend({ scenario }: { scenario?: Scenario } = {}): Promise<void> {
  const root = siteRoot()
  const { isNew, ...current } = currentLink()
  const mock = createPageMock({ ...current, root: root.pathname, scenario, prepare })
  if (!isNew) restoreUser(mock)

  const restoreRange = watchRanges(navigator.serviceWorker)
  const worker = setupWorker(
    http.all('*', ({ request }) => {
      const standIn = standInPath(request.url)
      if (standIn !== undefined) return fetch(new URL(standIn, root))
      const isOwn = new URL(request.url).origin === root.origin
      return isOwn ? respondTo(restoreRange(request), mock) : undefined
    }),
  )
  await worker.start({
    quiet: true,
    onUnhandledRequest: 'bypass',
    serviceWorker: { url: new URL(WORKER, root).href, options: { scope: root.pathname } },
  })
}
