import type { FetchInfiniteQueryOptions, FetchQueryOptions, QueryKey } from '@tanstack/react-query'

import { queryClient } from './query-client'

/** A query that may be asked before anybody needs its answer. Failing is left to whoever asks it in earnest. */
export type Ahead = { queryKey: QueryKey; fetch: () => Promise<void> }

/** A query to be asked ahead; while its answer is fresh that is nothing to do. */
export const ahead = <Answer, Failure, Data, Key extends QueryKey>(
  options: FetchQueryOptions<Answer, Failure, Data, Key>,
): Ahead => ({
  queryKey: options.queryKey,
  fetch: () => queryClient.prefetchQuery(options),
})

/** The same of a list that grows: its first page. */
export const aheadOfPages = <Answer, Failure, Data, Key extends QueryKey, Param>(
  options: FetchInfiniteQueryOptions<Answer, Failure, Data, Key, Param>,
): Ahead => ({
  queryKey: options.queryKey,
  fetch: () => queryClient.prefetchInfiniteQuery(options),
})
