import type { InfiniteData, QueryFilters } from '@tanstack/react-query'

import type { Endpoint, Output } from '@/contract/machinery/endpoint'
import { isUncertain } from '@/core/platform/api/api-error'
import { keyOf } from '@/core/platform/api/query'
import { queryClient, refetchQueriesQuietly } from '@/core/platform/api/query-client'

import { announceFailure } from '../failures/announce-failure'

/** A change shown before the server has confirmed it: how to roll it back, and how to refetch the data it touched. */
export type OptimisticUpdate = { rollback: () => void; refetch: () => Promise<unknown> }

/**
 * Shows a change immediately and sends it. When the server refuses, rolls back and shows its message; when the outcome
 * is uncertain, also refetches. Resolves to true when the change was saved.
 */
export async function optimistic(show: () => OptimisticUpdate, send: () => Promise<unknown>): Promise<boolean> {
  const { rollback, refetch } = show()
  try {
    await send()
    return true
  } catch (error) {
    rollback()
    announceFailure(error)
    if (isUncertain(error)) await refetch()
    return false
  }
}

/** Combines several changes into one. */
export const combine = (...changes: readonly OptimisticUpdate[]): OptimisticUpdate => ({
  rollback: () => changes.toReversed().forEach(({ rollback }) => rollback()),
  refetch: () => Promise.all(changes.map(({ refetch }) => refetch())),
})

/** Patches the cached data of matching queries. */
export function patchCached<Data>(filters: QueryFilters, patch: (cached: Data) => Data): OptimisticUpdate {
  const before = queryClient.getQueriesData<Data>(filters)
  // A response to an earlier request must not overwrite the change.
  void queryClient.cancelQueries(filters)
  queryClient.setQueriesData<Data>(filters, (cached) => cached && patch(cached))
  return {
    rollback: () => before.forEach(([key, cached]) => queryClient.setQueryData(key, cached)),
    refetch: () => refetchQueriesQuietly(filters),
  }
}

/** Patches every cached response of an endpoint, including all pages of infinite queries. */
export const patchResponses = <E extends Endpoint>(
  endpoint: E,
  patch: (response: Output<E>) => Output<E>,
): OptimisticUpdate => patchCached<CachedResponse<E>>({ queryKey: keyOf(endpoint) }, (cached) => patched(cached, patch))

type CachedResponse<E extends Endpoint> = Output<E> | InfiniteData<Output<E>>

const patched = <E extends Endpoint>(
  cached: CachedResponse<E>,
  patch: (response: Output<E>) => Output<E>,
): CachedResponse<E> => (isPages(cached) ? { ...cached, pages: cached.pages.map(patch) } : patch(cached))

const isPages = <Response>(cached: Response | InfiniteData<Response>): cached is InfiniteData<Response> =>
  typeof cached === 'object' && cached !== null && 'pageParams' in cached
