import { useSearchParams } from 'react-router-dom'

import type { LibraryOrder, LibrarySection } from './sections'

/** Reads and writes a section's search and order in the URL, such as `?query=zuzu&order=name`; defaults are omitted. */
export function useLibraryParams({ orders }: LibrarySection) {
  const [search, setSearch] = useSearchParams()
  const query = search.get('query')?.trim() ?? ''
  const order = orders.find(({ id }) => id === search.get('order')) ?? orders[0]
  const setParam = (key: string, value: string) =>
    setSearch(
      (previous) => {
        const next = new URLSearchParams(previous)
        if (value) next.set(key, value)
        else next.delete(key)
        return next
      },
      { replace: true },
    )
  return {
    query,
    order,
    setQuery: (next: string) => setParam('query', next),
    setOrder: ({ id }: LibraryOrder) => setParam('order', id === orders[0].id ? '' : id),
  }
}

/** Search and order of a section, with their setters. */
export type LibraryParams = ReturnType<typeof useLibraryParams>
