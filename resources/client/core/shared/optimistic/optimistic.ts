import type { InfiniteData, QueryFilters } from '@tanstack/react-query'

import type { Endpoint, Output } from '@/contract/endpoint'
import { isUncertain } from '@/core/platform/api/is-uncertain'
import { keyOf } from '@/core/platform/api/query'
import { queryClient, readQuietly } from '@/core/platform/api/query-client'

import { announceFailure } from '../failures/announce-failure'

/** A change that is on the screen before the server knows of it: the way back, and how what it touched is read anew. */
export type Shown = { takeBack: () => void; readAnew: () => Promise<unknown> }

/**
 * A change that is seen at once: `show` makes it. What the server refuses is taken back and its message announced; where its answer
 * does not tell what it did, what was touched is read anew. True when the change stays.
 */
export async function optimistic(show: () => Shown, send: () => Promise<unknown>): Promise<boolean> {
  const { takeBack, readAnew } = show()
  try {
    await send()
    return true
  } catch (error) {
    takeBack()
    announceFailure(error)
    if (isUncertain(error)) await readAnew()
    return false
  }
}

/** Changes in one. */
export const together = (...changes: readonly Shown[]): Shown => ({
  takeBack: () => changes.toReversed().forEach(({ takeBack }) => takeBack()),
  readAnew: () => Promise.all(changes.map(({ readAnew }) => readAnew())),
})

/** Changes what is cached under some keys. */
export function patchCached<Data>(filters: QueryFilters, patch: (cached: Data) => Data): Shown {
  const before = queryClient.getQueriesData<Data>(filters)
  // An answer from before the change must not come over it.
  void queryClient.cancelQueries(filters)
  queryClient.setQueriesData<Data>(filters, (cached) => cached && patch(cached))
  return {
    takeBack: () => before.forEach(([key, cached]) => queryClient.setQueryData(key, cached)),
    readAnew: () => readQuietly(filters),
  }
}

/** Changes every cached answer of an endpoint, pages of growing lists too. */
export const patchAnswers = <E extends Endpoint>(endpoint: E, patch: (answer: Output<E>) => Output<E>): Shown =>
  patchCached<Cached<E>>({ queryKey: keyOf(endpoint) }, (cached) => patched(cached, patch))

type Cached<E extends Endpoint> = Output<E> | InfiniteData<Output<E>>

const patched = <E extends Endpoint>(cached: Cached<E>, patch: (answer: Output<E>) => Output<E>): Cached<E> =>
  isPages(cached) ? { ...cached, pages: cached.pages.map(patch) } : patch(cached)

const isPages = <Answer>(cached: Answer | InfiniteData<Answer>): cached is InfiniteData<Answer> =>
  typeof cached === 'object' && cached !== null && 'pageParams' in cached
