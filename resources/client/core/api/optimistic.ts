import type { InfiniteData } from '@tanstack/react-query'

import type { Endpoint, Output } from '@/contract/endpoint'
import { translate } from '@/core/i18n/translate'
import type { ToastAction } from '@/core/toasts/toast-store'

import { announceFailure } from './announce-failure'
import { isUncertain } from './is-uncertain'
import { keyOf } from './query'
import { queryClient } from './query-client'

/**
 * A change that is seen at once: `show` makes it and returns the way back, which is gone when the server refuses; its message is
 * then announced. What the server did is asked by `readAnew` where its answer does not say. True when the change stays.
 */
export async function optimistic(show: () => () => void, send: () => Promise<unknown>, readAnew?: () => Promise<unknown>): Promise<boolean> {
  const takeBack = show()
  try {
    await send()
    return true
  } catch (error) {
    takeBack()
    announceFailure(error)
    if (isUncertain(error)) await readAnew?.()
    return false
  }
}

/** Changes every cached answer of an endpoint, pages of growing lists too; for `show` of {@link optimistic}. Returns the way back. */
export function patchAnswers<E extends Endpoint>(endpoint: E, patch: (answer: Output<E>) => Output<E>): () => void {
  const filters = { queryKey: keyOf(endpoint) }
  const before = queryClient.getQueriesData<Cached<E>>(filters)
  // An answer from before the change must not come over it.
  void queryClient.cancelQueries(filters)
  queryClient.setQueriesData<Cached<E>>(filters, (cached) => cached && patched(cached, patch))
  return () => {
    for (const [key, cached] of before) queryClient.setQueryData(key, cached)
  }
}

type Cached<E extends Endpoint> = Output<E> | InfiniteData<Output<E>>

const patched = <E extends Endpoint>(cached: Cached<E>, patch: (answer: Output<E>) => Output<E>): Cached<E> =>
  isPages(cached) ? { ...cached, pages: cached.pages.map(patch) } : patch(cached)

const isPages = <Answer>(cached: Answer | InfiniteData<Answer>): cached is InfiniteData<Answer> =>
  typeof cached === 'object' && cached !== null && 'pageParams' in cached

/** The button of a toast that takes back what the toast tells of. */
export const undoAction = (undo: () => void): ToastAction => ({ label: translate('Undo'), action: undo })
