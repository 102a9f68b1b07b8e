import {
  type FetchInfiniteQueryOptions,
  type FetchQueryOptions,
  infiniteQueryOptions,
  mutationOptions,
  type QueryKey,
  queryOptions,
} from '@tanstack/react-query'

import type { Args, Endpoint, Input, Output } from '@/contract/machinery/endpoint'
import type { Page } from '@/contract/machinery/pagination'

import { type ApiError, isUncertain } from './api-error'
import { argsOf, call } from './call'
import { queryClient, refetchQueriesQuietly } from './query-client'

type Get = Endpoint & { method: 'GET' }

/** Query key `[path, input]`; the path by itself matches every cached response of the endpoint. */
export const keyOf = <E extends Endpoint>(endpoint: E, input?: Partial<Input<E>>): QueryKey =>
  input === undefined ? [endpoint.path] : [endpoint.path, input]

/** Query options of a GET endpoint. */
export const query = <E extends Get>(endpoint: E, ...args: Args<E>) =>
  queryOptions<Output<E>, ApiError>({
    queryKey: keyOf(endpoint, args[0]),
    queryFn: ({ signal }) => call(endpoint, ...argsOf(endpoint, args[0], { signal, isQuery: true })),
  })

/** Query options of a GET endpoint whose data is a part of the response, such as the page of a list. */
export const queryPart = <E extends Get, Part>(endpoint: E, partOf: (response: Output<E>) => Part, ...args: Args<E>) =>
  queryOptions<Part, ApiError>({
    queryKey: [...keyOf(endpoint, args[0]), 'part'],
    queryFn: async ({ signal }) =>
      partOf(await call(endpoint, ...argsOf(endpoint, args[0], { signal, isQuery: true }))),
  })

/** Infinite query options of a list; `pageOf` returns the page in a response. */
export const infiniteQuery = <E extends Get, Item>(
  endpoint: E,
  input: Input<E> & { query?: object },
  { pageOf, first = 1 }: { pageOf: (response: Output<E>) => Page<Item>; first?: number },
) =>
  infiniteQueryOptions({
    queryKey: [...keyOf(endpoint, input), 'pages', first],
    queryFn: ({ pageParam, signal }: { pageParam: number | string; signal: AbortSignal }): Promise<Output<E>> =>
      call(
        endpoint,
        ...argsOf(endpoint, { ...input, query: { ...input.query, page: pageParam } }, { signal, isQuery: true }),
      ),
    initialPageParam: first,
    getNextPageParam: (last) => pageOf(last).next,
  })

/** Refetches these endpoints after an announced failure; errors are silent. */
export const refetchQuietly = (...stale: Endpoint[]): Promise<unknown> =>
  Promise.all(stale.map((endpoint) => refetchQueriesQuietly({ queryKey: keyOf(endpoint) })))

/** Mutation options of an endpoint. Invalidates the given endpoints after success, and after an uncertain failure. */
export const mutation = <E extends Endpoint>(endpoint: E, { invalidates = [] }: { invalidates?: Endpoint[] } = {}) => {
  return mutationOptions<Output<E>, ApiError, Args<E>[0]>({
    mutationFn: (input) => call(endpoint, ...argsOf(endpoint, input)),
    onSuccess: () => Promise.all(invalidates.map((stale) => queryClient.invalidateQueries({ queryKey: keyOf(stale) }))),
    onError: (error) => isUncertain(error) && void refetchQuietly(...invalidates),
  })
}

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
export type ScreenLocation = {
  /** Path below the site's root. */
  pathname: string
  params: Readonly<Partial<Record<string, string>>>
  search: URLSearchParams
}

/** Returns the first query of a screen, which links to it prefetch, or null when the screen has none at this URL. */
export type Prefetch = (address: ScreenLocation) => Prefetchable | null
