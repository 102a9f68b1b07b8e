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
const name: LibraryOrder = { id: 'name', label: 'By name', orderBy: 'name', orderDir: 'asc' }
const popular: LibraryOrder = { id: 'popular', label: 'Most played', orderBy: 'popularity', orderDir: 'desc' }
const released: LibraryOrder = { id: 'released', label: 'By release date', orderBy: 'release_date', orderDir: 'desc' }
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
    emptyTitle: 'No songs here yet',
    emptyText: 'Press the heart of a song you like, and it waits for you here.',
  },
  {
    id: 'albums',
    title: 'Albums',
    orders: [added, name, released],
    emptyTitle: 'No albums here yet',
    emptyText: 'Press the heart of an album you like, and it waits for you here.',
  },
  {
    id: 'artists',
    title: 'Artists',
    orders: [added, name],
    emptyTitle: 'You do not follow anyone yet',
    emptyText: 'Follow an artist, and you find their music from here.',
  },
  {
    id: 'playlists',
    title: 'Playlists',
    orders: [changed, name],
    emptyTitle: 'No playlists here yet',
    emptyText: 'Playlists that you make or follow wait for you here.',
  },
  {
    id: 'history',
    title: 'History',
    orders: [played],
    emptyTitle: 'Nothing was played yet',
    emptyText: 'What you listen to is kept here, the latest first.',
  },
]

/** Returns the sections shown in the navigation; children get only those with little text. */
export const librarySectionsFor = (isChild: boolean): readonly LibrarySection[] =>
  isChild
    ? librarySections.filter(({ id }) => id === 'songs' || id === 'albums' || id === 'playlists')
    : librarySections
