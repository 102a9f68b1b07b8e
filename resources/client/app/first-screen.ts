import type { Bootstrap } from '@/contract/bootstrap'
import { matchesPath } from '@/core/platform/navigation/matches-path'
import { isChildProfile } from '@/core/platform/session/permissions'
import { siteRoot } from '@/lib/browser/url'

import type { Load } from './chunk'
import type { RouteRow } from './routes'

const playerLayout = () => import('./layouts/player-layout').then((module) => module.PlayerLayout)
const childLayout = () => import('./layouts/child/child-layout').then((module) => module.ChildLayout)

/** Returns the loader of the web player's layout, for a child or anyone else. Guests' forms never load it. */
export const layoutFor = (bootstrap: Bootstrap): Load => (isChildProfile(bootstrap) ? childLayout : playerLayout)

type FirstScreen = { row: RouteRow; loads: Load[] }

/** Finds the row for a URL's path, with the loaders that its first render needs. */
export function firstScreen(
  rows: RouteRow[],
  bootstrap: Bootstrap,
  pathname: string,
  root = siteRoot().pathname,
): FirstScreen | undefined {
  const row = rows.find(({ path }) => matchesPath(path, root, pathname))
  return row && { row, loads: [row.screen, ...(row.layout === 'player' ? [layoutFor(bootstrap)] : [])] }
}
