import { matchRoutes, type RouteObject } from 'react-router-dom'

import type { Bootstrap } from '@/contract/bootstrap'
import { warmTransport } from '@/core/api/call'
import { isChildProfile } from '@/core/session/permissions'
import { siteRoot } from '@/lib/browser/site-root'

import { Chunk, preloadChunk } from './chunk'
import { GuardedScreen } from './guarded-screen'
import { BareLayout } from './layouts/bare-layout'
import type { RouteRow } from './routes'

/** The frame of the web player; guests' forms do without its code. */
const playerLayout = () => import('./layouts/player-layout').then((module) => withTransport(module.PlayerLayout))

const toRoute = (row: RouteRow): RouteObject => ({
  path: row.path,
  element: <GuardedScreen row={row} />,
})

/** The same for a child. */
const childLayout = () => import('./layouts/child/child-layout').then((module) => withTransport(module.ChildLayout))

/** Requests the code of API calls while the frame renders, so that the first press waits for the server only. */
function withTransport<Layout>(layout: Layout): Layout {
  warmTransport()
  return layout
}

const layoutFor = (bootstrap: Bootstrap) => (isChildProfile(bootstrap) ? childLayout : playerLayout)

/** Turns the table into the router's objects: one frame for all rows of a layout, so that it survives navigation. */
export const routeObjects = (rows: RouteRow[], bootstrap: Bootstrap): RouteObject[] => [
  { element: <BareLayout />, children: rows.filter(({ layout }) => layout === 'bare').map(toRoute) },
  { element: <Chunk load={layoutFor(bootstrap)} />, children: rows.filter(({ layout }) => layout === 'player').map(toRoute) },
]

/** Fetches the code of an address's frame and screen side by side, so that both are there at the first render. */
export async function preloadRoute(rows: RouteRow[], bootstrap: Bootstrap, pathname: string): Promise<void> {
  const match = matchRoutes(rows.map((row) => ({ path: row.path, handle: row })), pathname, siteRoot().pathname)?.at(-1)
  const row: RouteRow | undefined = match?.route.handle
  if (!row) return
  await Promise.all([row.screen, ...(row.layout === 'player' ? [layoutFor(bootstrap)] : [])].map(preloadChunk))
}
