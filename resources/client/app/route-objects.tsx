import { Outlet, type RouteObject } from 'react-router-dom'

import type { Bootstrap } from '@/contract/groups/bootstrap'
import { warmTransport } from '@/core/platform/api/call'
import { Screen } from '@/core/shared/screen/screen'
import { preloadComponent } from '@/lib/lazy/lazy-component'

import { firstScreen, layoutFor } from './first-paint'
import { GuardedScreen } from './guarded-screen'
import { CompactPlayer, hasPlayer } from './layouts/player-bar'
import type { RouteRow } from './routes'

const toRoute = (row: RouteRow): RouteObject => ({
  path: row.path,
  element: <GuardedScreen row={row} />,
})

/** Turns rows into the router's objects, with one shared element per layout so that it survives navigation. */
export const routeObjects = (rows: RouteRow[], bootstrap: Bootstrap): RouteObject[] => [
  { element: <BareLayout />, children: rows.filter(({ layout }) => layout !== 'player').map(toRoute) },
  {
    element: <Screen load={layoutFor(bootstrap)} />,
    children: rows.filter(({ layout }) => layout === 'player').map(toRoute),
  },
]

/** Loads the code of a URL's layout and screen in parallel, so that the first render suspends for neither. */
export async function preloadRoute(rows: RouteRow[], bootstrap: Bootstrap, pathname: string): Promise<void> {
  const first = firstScreen(rows, bootstrap, pathname)
  if (!first) return
  // In parallel with the screen's code, so that the first press waits only for the server.
  if (first.row.layout === 'player') warmTransport()
  await Promise.all(first.loads.map(preloadComponent))
}

/** Marks the page while its layout has no bottom navigation, for which fixed elements keep room otherwise. */
function markPage(): () => void {
  const { dataset } = document.documentElement
  dataset['bareLayout'] = ''
  return () => void delete dataset['bareLayout']
}

/**
 * The layout of screens without menus. Shows a compact player only if the player was loaded before, so guests' forms
 * never load it.
 */
function BareLayout() {
  return (
    <>
      <div ref={markPage} className="pb-[var(--player-bar-height,0px)]">
        <Outlet />
      </div>
      {hasPlayer() && <CompactPlayer />}
    </>
  )
}
