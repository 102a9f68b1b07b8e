// Separate chunk: loaded with the first hovered or focused link.
import { matchRoutes } from 'react-router-dom'

import { queryClient } from '@/core/platform/api/query-client'
import { getBootstrap } from '@/core/platform/bootstrap/bootstrap-store'
import { isAppearanceEditor, previewsGuest } from '@/core/platform/navigation/appearance-editor'
import { type Place, watchLinks } from '@/core/platform/navigation/watch-links'
import { preloadComponent } from '@/lib/lazy/lazy-component'

import { activeRoutes } from './active-routes'
import { decideRow } from './decide-row'
import type { RouteRow } from './routes'

/**
 * Prefetches the code and first query of every hovered or focused link's screen, starting with `first`, until the
 * signal aborts.
 */
export const prefetchLinks = (signal: AbortSignal, first: Element): void =>
  watchLinks((place, visit) => void prefetch(place, visit), signal, first)

/**
 * Prefetches the screen at a URL if the visitor may see it. Cancels a query that no component uses once the pointer
 * leaves.
 */
async function prefetch({ pathname, search }: Place, visit: AbortSignal): Promise<void> {
  const bootstrap = getBootstrap()
  const rows = activeRoutes(bootstrap, previewsGuest())
  const match = matchRoutes(
    rows.map((row) => ({ path: row.path, handle: row })),
    pathname,
  )?.at(-1)
  const row: RouteRow | undefined = match?.route.handle
  if (!match || !row) return
  const { kind } = decideRow(row, {
    bootstrap,
    path: pathname + search,
    isAppearanceEditor: isAppearanceEditor(),
  })
  if (kind !== 'allow' || !(await preloadComponent(row.screen))) return
  const prefetchOf = await row.prefetch?.()
  const query = prefetchOf?.({ pathname, params: match.params, search: new URLSearchParams(search) })
  if (!query || visit.aborted) return
  const { queryKey, fetch } = query
  const isUnused = (query: { getObserversCount: () => number }) => query.getObserversCount() === 0
  visit.addEventListener('abort', () => void queryClient.cancelQueries({ queryKey, exact: true, predicate: isUnused }))
  await fetch()
}
