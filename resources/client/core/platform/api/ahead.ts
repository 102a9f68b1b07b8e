import type { FetchInfiniteQueryOptions, FetchQueryOptions, QueryKey } from '@tanstack/react-query'

import { queryClient } from './query-client'

/** A query that can be prefetched. Prefetch errors are silent: the component that uses the query requests it again. */
export type Ahead = { queryKey: QueryKey; fetch: () => Promise<void> }

/** Makes a query prefetchable; fetches nothing while cached data is fresh. */
export const ahead = <Response, Failure, Data, Key extends QueryKey>(
  options: FetchQueryOptions<Response, Failure, Data, Key>,
): Ahead => ({
  queryKey: options.queryKey,
  fetch: () => queryClient.prefetchQuery(options),
})

/** Makes an infinite query prefetchable: fetches its first page. */
export const aheadOfPages = <Response, Failure, Data, Key extends QueryKey, Param>(
  options: FetchInfiniteQueryOptions<Response, Failure, Data, Key, Param>,
): Ahead => ({
  queryKey: options.queryKey,
  fetch: () => queryClient.prefetchInfiniteQuery(options),
})
