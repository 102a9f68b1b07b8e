import type { RouteObject } from 'react-router-dom'

import type { Bootstrap } from '@/contract/bootstrap'
import { warmTransport } from '@/core/platform/api/call'

import { Chunk, preloadChunk } from './chunk'
import { firstScreen, layoutFor } from './first-screen'
import { GuardedScreen } from './guarded-screen'
import { BareLayout } from './layouts/bare-layout'
import type { RouteRow } from './routes'

const toRoute = (row: RouteRow): RouteObject => ({
  path: row.path,
  element: <GuardedScreen row={row} />,
})

/** Turns the table into the router's objects: one frame for all rows of a layout, so that it survives navigation. */
export const routeObjects = (rows: RouteRow[], bootstrap: Bootstrap): RouteObject[] => [
  { element: <BareLayout />, children: rows.filter(({ layout }) => layout !== 'player').map(toRoute) },
  {
    element: <Chunk load={layoutFor(bootstrap)} />,
    children: rows.filter(({ layout }) => layout === 'player').map(toRoute),
  },
]

/** Fetches the code of an address's frame and screen side by side, so that both are there at the first render. */
export async function preloadRoute(rows: RouteRow[], bootstrap: Bootstrap, pathname: string): Promise<void> {
  const first = firstScreen(rows, bootstrap, pathname)
  if (!first) return
  // Beside the screen's code, so that the first press waits for the server only.
  if (first.row.layout === 'player') warmTransport()
  await Promise.all(first.loads.map(preloadChunk))
}
