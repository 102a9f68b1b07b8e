import { MutationCache, QueryCache, QueryClient, type QueryFilters } from '@tanstack/react-query'

import { onUserLeaves } from '@/core/platform/session/user-leaves'
import { seconds } from '@/lib/dates/duration'

import { ApiError } from './api-error'
import { failureAnnouncer } from './failure-announcer'

/** An answer is fresh for so long, in milliseconds (spec section 9). */
export const STALE_TIME = seconds(30)

/** A failed query is repeated at most so often (spec section 9). */
export const MAX_RETRIES = 2

/** Refusals that a repetition cannot change (spec section 8). */
const FINAL_STATUSES = new Set([401, 403, 404])

/** Whether a failed query is worth another try; `failures` counts the tries before this one. */
export const shouldRetry = (failures: number, error: unknown): boolean =>
  failures < MAX_RETRIES && !(error instanceof ApiError && FINAL_STATUSES.has(error.status))

/** Queries that are read anew after a failure that has been announced. */
const quiet = new WeakSet<object>()

/** The one client of server data. A screen shows the error of its first load itself; a failed refresh is announced. */
export const queryClient = new QueryClient({
  defaultOptions: {
    queries: { staleTime: STALE_TIME, retry: shouldRetry, networkMode: 'always' },
    mutations: { networkMode: 'always' },
  },
  queryCache: new QueryCache({
    onError: (error, query) => {
      // What was asked ahead fails unseen.
      if (quiet.has(query)) return
      if (query.getObserversCount() > 0 && query.meta?.['handlesErrors'] !== true)
        failureAnnouncer()(error, { onlyTrace: query.state.data === undefined })
    },
  }),
  mutationCache: new MutationCache({
    onError: (error, _input, _result, { meta }) =>
      failureAnnouncer()(error, { onlyTrace: meta?.['handlesErrors'] === true }),
  }),
})

/** Reads anew what a failure has left open. That was announced: where this fails too, nothing is said in place of it. */
export async function readQuietly(filters: QueryFilters): Promise<void> {
  const meant = queryClient.getQueryCache().findAll(filters)
  for (const query of meant) quiet.add(query)
  await queryClient.invalidateQueries(filters)
  for (const query of meant) quiet.delete(query)
}

onUserLeaves(() => queryClient.clear())
