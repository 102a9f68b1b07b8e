import { useSearchParams } from 'react-router-dom'

import type { LibraryOrder, LibrarySection } from './sections'

/** What of a section is shown, kept in the address: `?query=zuzu&order=name`. What is usual is left out. */
export function useLibraryAddress({ orders }: LibrarySection) {
  const [search, setSearch] = useSearchParams()
  const query = search.get('query')?.trim() ?? ''
  const order = orders.find(({ id }) => id === search.get('order')) ?? orders[0]
  const put = (key: string, value: string) =>
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
    setQuery: (next: string) => put('query', next),
    setOrder: ({ id }: LibraryOrder) => put('order', id === orders[0].id ? '' : id),
  }
}

/** The address of a section, with its state and the ways to change it. */
export type LibraryAddress = ReturnType<typeof useLibraryAddress>
