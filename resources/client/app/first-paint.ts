import type { Bootstrap } from '@/contract/groups/bootstrap'
import { getBootstrap, setBootstrap } from '@/core/platform/bootstrap/current-bootstrap'
import { readBootstrap } from '@/core/platform/bootstrap/read-bootstrap'
import { previewsGuest } from '@/core/platform/navigation/appearance-editor'
import { matchesPath } from '@/core/platform/navigation/matches-path'
import { paths } from '@/core/platform/navigation/paths'
import { hasPermission, isChildProfile } from '@/core/platform/session/permissions'
import { applyChosenTheme } from '@/core/platform/theme/start-theme'
import { siteRoot } from '@/lib/browser/url'
import type { Load } from '@/lib/lazy/lazy-component'

import { activeRoutes, offline } from './active-routes'
import { preloadChunks } from './preload-chunks'
import type { RouteRow } from './routes'
import { drawSkeleton } from './skeleton/draw-skeleton'

/**
 * Draws the page skeleton in its theme. Returns the page's bootstrap data, or null when the page has none and the skeleton is
 * unknown, and the loaders of the expected screen.
 */
export function paintFirst(root: Element): { embedded: Bootstrap | null; loads: Load[] } {
  const own = readBootstrap()
  if (!own) return { embedded: null, loads: [] }
  setBootstrap(own)
  const embedded = getBootstrap()
  const first = expectedScreen(embedded)
  preloadFor(first?.row.layout, embedded)
  applyChosenTheme()
  if (first) drawSkeleton(root, embedded, first.row)
  return { embedded, loads: first?.loads ?? [] }
}

/** Preloads a guest's first screen; a member's is preloaded already (preload-first.ts). */
function preloadFor(layout: RouteRow['layout'] | undefined, { user }: Bootstrap): void {
  if (layout === 'form') preloadChunks('guest')
  if (layout === 'player' && !user) preloadChunks('player')
}

/** Predicts the screen that the guards will let the visitor see. */
function expectedScreen(bootstrap: Bootstrap) {
  const rows = activeRoutes(bootstrap, previewsGuest())
  const first = firstScreen(rows, bootstrap, window.location.pathname)
  const redirectsToSignIn = first !== undefined && bootstrap.user === null && needsSignIn(first.row, bootstrap)
  return redirectsToSignIn ? firstScreen(rows, bootstrap, paths.login.pattern, '/') : first
}

function needsSignIn({ access }: RouteRow, bootstrap: Bootstrap): boolean {
  if (typeof access === 'string') return access === 'loggedIn'
  return access.isMembersOnly || !hasPermission(bootstrap, access.permission)
}

const playerLayout = () => import('./layouts/player-layout').then((module) => module.PlayerLayout)
const childLayout = () => import('./layouts/child/child-layout').then((module) => module.ChildLayout)

/** Returns the loader of the web player's layout, for a child or anyone else. Guests' forms never load it. */
export const layoutFor = (bootstrap: Bootstrap): Load =>
  offline.get()?.layout ?? (isChildProfile(bootstrap) ? childLayout : playerLayout)

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
