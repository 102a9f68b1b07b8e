import { useSearchParams } from 'react-router-dom'

import type { TranslationKey } from '@/core/platform/i18n/use-translation'

/** A column the server can sort by, with its natural direction. */
export type LibraryOrder = { id: string; label: TranslationKey; orderBy: string; orderDir: 'asc' | 'desc' }

/** Texts and orders of a library section; its id appears in the URL. The first order is the default. */
export type LibrarySection = {
  id: 'songs' | 'albums' | 'artists' | 'playlists' | 'history'
  title: TranslationKey
  orders: readonly [LibraryOrder, ...LibraryOrder[]]
  emptyTitle: TranslationKey
  emptyText: TranslationKey
}

const added: LibraryOrder = { id: 'added', label: 'Recently added', orderBy: 'likes.created_at', orderDir: 'desc' }
const name: LibraryOrder = { id: 'name', label: 'Alphabetical', orderBy: 'name', orderDir: 'asc' }
const popular: LibraryOrder = { id: 'popular', label: 'Most played', orderBy: 'popularity', orderDir: 'desc' }
const released: LibraryOrder = { id: 'released', label: 'Release date', orderBy: 'release_date', orderDir: 'desc' }
const changed: LibraryOrder = { id: 'changed', label: 'Recently updated', orderBy: 'updated_at', orderDir: 'desc' }
const played: LibraryOrder = {
  id: 'played',
  label: 'Recently played',
  orderBy: 'track_plays.created_at',
  orderDir: 'desc',
}

/** All library sections in display order. */
export const librarySections: readonly [LibrarySection, ...LibrarySection[]] = [
  {
    id: 'songs',
    title: 'Songs',
    orders: [added, name, popular],
    emptyTitle: 'No liked songs yet',
    emptyText: 'Tap the heart on a song to save it here.',
  },
  {
    id: 'albums',
    title: 'Albums',
    orders: [added, name, released],
    emptyTitle: 'No liked albums yet',
    emptyText: 'Tap the heart on an album to save it here.',
  },
  {
    id: 'artists',
    title: 'Artists',
    orders: [added, name],
    emptyTitle: "You're not following any artists yet",
    emptyText: 'Artists you follow will show up here.',
  },
  {
    id: 'playlists',
    title: 'Playlists',
    orders: [changed, name],
    emptyTitle: 'No playlists yet',
    emptyText: 'Playlists you create or follow will show up here.',
  },
  {
    id: 'history',
    title: 'History',
    orders: [played],
    emptyTitle: "You haven't played anything yet",
    emptyText: 'Your listening history will show up here.',
  },
]

/** Returns the sections shown in the navigation; children get only those with little text. */
export const librarySectionsFor = (isChild: boolean): readonly LibrarySection[] =>
  isChild
    ? librarySections.filter(({ id }) => id === 'songs' || id === 'albums' || id === 'playlists')
    : librarySections

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
