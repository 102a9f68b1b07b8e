import { infiniteQueryOptions, mutationOptions, type QueryKey, queryOptions } from '@tanstack/react-query'

import type { Args, Endpoint, Input, Output } from '@/contract/endpoint'
import type { Page } from '@/contract/pagination'

import type { ApiError } from './api-error'
import { call } from './call'
import { isUncertain } from './is-uncertain'
import { queryClient, readQuietly } from './query-client'

type Get = Endpoint & { method: 'GET' }

/** Query key `[path, input]`; the path by itself matches every cached response of the endpoint. */
export const keyOf = <E extends Endpoint>(endpoint: E, input?: Input<E>): QueryKey =>
  input === undefined ? [endpoint.path] : [endpoint.path, input]

/** Query options of a GET endpoint. */
export const query = <E extends Get>(endpoint: E, ...args: Args<E>) =>
  queryOptions<Output<E>, ApiError>({
    queryKey: keyOf(endpoint, args[0]),
    queryFn: ({ signal }) => call(endpoint, ...([args[0], { signal }] as unknown as Args<E>)),
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
      call(endpoint, ...([{ ...input, query: { ...input.query, page: pageParam } }, { signal }] as unknown as Args<E>)),
    initialPageParam: first,
    getNextPageParam: (last) => pageOf(last).next,
  })

/** Refetches these endpoints after an announced failure; errors are silent. */
export const refetchQuietly = (...stale: Endpoint[]): Promise<unknown> =>
  Promise.all(stale.map((endpoint) => readQuietly({ queryKey: keyOf(endpoint) })))

/** Mutation options of an endpoint. Invalidates the given endpoints after success, and after an uncertain failure. */
export const mutation = <E extends Endpoint>(endpoint: E, { invalidates = [] }: { invalidates?: Endpoint[] } = {}) => {
  return mutationOptions<Output<E>, ApiError, Args<E>[0]>({
    mutationFn: (input) => call(endpoint, ...([input] as unknown as Args<E>)),
    onSuccess: () => Promise.all(invalidates.map((stale) => queryClient.invalidateQueries({ queryKey: keyOf(stale) }))),
    onError: (error) => isUncertain(error) && void refetchQuietly(...invalidates),
  })
}
