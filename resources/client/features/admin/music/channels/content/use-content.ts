import { useInfiniteQuery } from '@tanstack/react-query'
import { useEffect, useEffectEvent, useState } from 'react'

import type { ContentRow } from '@/contract/groups/managed-channels'

import { channelQueries } from '../queries'
import type { ContentChanges } from './content-changes'

/** Returns the whole content of a channel, page after page, in the order that the user gives it. */
export function useContent(channelId: number, changes: ContentChanges) {
  const query = useInfiniteQuery(channelQueries.content(channelId))
  const [order, setOrder] = useState<readonly string[]>()
  const loaded = query.data?.pages.flatMap(({ pagination }) => pagination.items)
  // An item that moved during a request appears on two pages.
  const rows = loaded && [...new Map(loaded.map((row) => [row.id, row])).values()]

  const { hasNextPage, isFetching, error } = query
  const fetchNext = useEffectEvent(() => void query.fetchNextPage())
  useEffect(() => {
    // Moving to the end needs all of them.
    if (hasNextPage && !isFetching && !error) fetchNext()
  }, [hasNextPage, isFetching, error])

  async function reorder(keys: string[]): Promise<void> {
    setOrder(keys)
    const isSaved = await changes.reorder(keys.map(Number))
    if (!isSaved) setOrder((latest) => (latest === keys ? undefined : latest))
  }
  return { query, rows: rows && (order ? inOrder(rows, order) : rows), reorder }
}

/** Sorts rows by their keys; new ones are last. */
function inOrder(rows: readonly ContentRow[], order: readonly string[]): ContentRow[] {
  const places = new Map(order.map((key, place) => [key, place]))
  const placeOf = ({ id }: ContentRow) => places.get(String(id)) ?? order.length
  return rows.toSorted((one, other) => placeOf(one) - placeOf(other))
}
