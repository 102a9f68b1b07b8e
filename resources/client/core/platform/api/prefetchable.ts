import type { FetchInfiniteQueryOptions, FetchQueryOptions, QueryKey } from '@tanstack/react-query'

import { queryClient } from './query-client'

/** A query that can be prefetched. Prefetch errors are silent: the component that uses the query requests it again. */
export type Prefetchable = { queryKey: QueryKey; fetch: () => Promise<void> }

/** Makes a query prefetchable; fetches nothing while cached data is fresh. */
export const prefetchable = <Response, Failure, Data, Key extends QueryKey>(
  options: FetchQueryOptions<Response, Failure, Data, Key>,
): Prefetchable => ({
  queryKey: options.queryKey,
  fetch: () => queryClient.prefetchQuery(options),
})

/** Makes an infinite query prefetchable: fetches its first page. */
export const prefetchablePages = <Response, Failure, Data, Key extends QueryKey, Param>(
  options: FetchInfiniteQueryOptions<Response, Failure, Data, Key, Param>,
): Prefetchable => ({
  queryKey: options.queryKey,
  fetch: () => queryClient.prefetchInfiniteQuery(options),
})

/** The parts of a URL that a screen's data depends on. */
export type ScreenLocation = { params: Readonly<Partial<Record<string, string>>>; search: URLSearchParams }

/** Returns the first query of a screen, which links to it prefetch, or null when the screen has none at this URL. */
export type Prefetch = (address: ScreenLocation) => Prefetchable | null
