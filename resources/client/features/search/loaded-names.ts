import { queryClient } from '@/core/platform/api/query-client'
import { playback } from '@/core/shared/playback/playback'

/** Types whose names a search is compared with: works and artists, no people. */
const TYPES = new Set<unknown>(['track', 'album', 'artist', 'playlist'])

/** Largest number of names to compare a search with. */
const MAX_NAMES = 5000

/**
 * Returns the names in all loaded data, the latest first: results of searches, the library, the history and the pages of
 * this visit, then the queue, which the browser keeps from the last visit.
 */
export function loadedNames(): Set<string> {
  const names = new Set<string>()
  const queries = queryClient.getQueryCache().getAll()
  for (const { state } of queries.toSorted((one, other) => other.state.dataUpdatedAt - one.state.dataUpdatedAt))
    collectNames(state.data, names)
  collectNames(playback.get().queue.entries, names)
  return names
}

function collectNames(data: unknown, names: Set<string>): void {
  if (typeof data !== 'object' || data === null || names.size >= MAX_NAMES) return
  if ('model_type' in data && 'name' in data && TYPES.has(data.model_type) && typeof data.name === 'string')
    names.add(data.name)
  for (const value of Object.values(data)) collectNames(value, names)
}
