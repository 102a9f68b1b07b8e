import { matchRoutes } from 'react-router-dom'

import { queryClient } from '@/core/platform/api/query-client'
import { getBootstrap } from '@/core/platform/bootstrap/bootstrap-store'
import { decideAccess } from '@/core/platform/navigation/access'
import { isAppearanceEditor } from '@/core/platform/navigation/appearance-editor'
import { type Place, watchLinks } from '@/core/platform/navigation/watch-links'

import { preloadChunk } from './chunk'
import { activeRoutes, type RouteRow } from './routes'

/** Until the signal ends it, has every link that is neared fetch its screen, `first` at once: the code, and the first answer it needs. */
export const prefetchLinks = (signal: AbortSignal, first: Element): void =>
  watchLinks((place, visit) => void prefetch(place, visit), signal, first)

/** Fetches the screen of a place, if it is for this visitor. An answer that nobody waits for is given up with the visit. */
async function prefetch({ pathname, search }: Place, visit: AbortSignal): Promise<void> {
  const bootstrap = getBootstrap()
  const rows = activeRoutes(bootstrap, isAppearanceEditor())
  const match = matchRoutes(
    rows.map((row) => ({ path: row.path, handle: row })),
    pathname,
  )?.at(-1)
  const row: RouteRow | undefined = match?.route.handle
  if (!match || !row) return
  const { kind } = decideAccess(row.access, {
    bootstrap,
    path: pathname + search,
    isAppearanceEditor: isAppearanceEditor(),
  })
  if (kind !== 'allow' || !(await preloadChunk(row.screen))) return
  const prefetchOf = await row.prefetch?.()
  const query = prefetchOf?.({ params: match.params, search: new URLSearchParams(search) })
  if (!query || visit.aborted) return
  const { queryKey, fetch } = query
  const isLonely = (query: { getObserversCount: () => number }) => query.getObserversCount() === 0
  visit.addEventListener('abort', () => void queryClient.cancelQueries({ queryKey, exact: true, predicate: isLonely }))
  await fetch()
}
