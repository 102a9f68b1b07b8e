import { MutationCache, QueryCache, QueryClient, type QueryFilters } from '@tanstack/react-query'

import { HttpStatus } from '@/contract/machinery/http-status'
import { seconds } from '@/lib/dates/duration'

import { ApiError } from './api-error'
import { loadedQueries } from './loaded-queries'
import { recovery } from './recovery'

/** Age at which cached data becomes stale (spec section 9). */
export const STALE_AFTER_MS = seconds(30)

/** Maximum number of retries of a failed query (spec section 9). */
export const MAX_RETRIES = 2

/** Statuses that a retry cannot change (spec section 8). */
const FINAL_STATUSES = new Set<number>([HttpStatus.Unauthorized, HttpStatus.Forbidden, HttpStatus.NotFound])

/** Whether to retry a failed query; `failures` is the number of earlier failures. */
export const shouldRetry = (failures: number, error: unknown): boolean =>
  failures < MAX_RETRIES && !(error instanceof ApiError && FINAL_STATUSES.has(error.status))

/** Queries whose refetch errors are silent, because the failure that caused the refetch was announced. */
const silentQueries = new WeakSet<object>()

/** The query client for all server data. Screens show the error of their first load; failed refetches are announced. */
export const queryClient = new QueryClient({
  defaultOptions: {
    queries: { staleTime: STALE_AFTER_MS, retry: shouldRetry, networkMode: 'always' },
    mutations: { networkMode: 'always' },
  },
  queryCache: new QueryCache({
    onError: (error, query) => {
      // Prefetch errors are silent: no component observes the query yet.
      if (query.getObserversCount() === 0) return
      const isHandled = silentQueries.has(query) || query.meta?.['handlesErrors'] === true
      recovery().announceFailure(error, { onlyTrace: isHandled || query.state.data === undefined })
    },
  }),
  mutationCache: new MutationCache({
    onError: (error, _input, _result, { meta }) =>
      recovery().announceFailure(error, { onlyTrace: meta?.['handlesErrors'] === true }),
  }),
})
loadedQueries.set(queryClient)

/** Refetches queries after an announced failure. Errors are silent, so that the announcement stays on the screen. */
export async function refetchQueriesQuietly(filters: QueryFilters): Promise<void> {
  const matching = queryClient.getQueryCache().findAll(filters)
  for (const query of matching) silentQueries.add(query)
  await queryClient.invalidateQueries(filters)
  for (const query of matching) silentQueries.delete(query)
}
