import type { TranslationKey } from '@/core/platform/i18n/use-translation'

/** A column that the server sorts by, with the direction that makes sense of it. */
export type LibraryOrder = { id: string; label: TranslationKey; orderBy: string; orderDir: 'asc' | 'desc' }

/** Words and orders of a part of the library; its id is in the address. The first order is the usual one. */
export type LibrarySection = {
  id: 'songs' | 'albums' | 'artists' | 'playlists' | 'history'
  title: TranslationKey
  orders: readonly [LibraryOrder, ...LibraryOrder[]]
  nothing: TranslationKey
  advice: TranslationKey
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

/** The parts of the library, in their order. */
export const librarySections: readonly [LibrarySection, ...LibrarySection[]] = [
  {
    id: 'songs',
    title: 'Songs',
    orders: [added, name, popular],
    nothing: 'No songs here yet',
    advice: 'Press the heart of a song you like, and it waits for you here.',
  },
  {
    id: 'albums',
    title: 'Albums',
    orders: [added, name, released],
    nothing: 'No albums here yet',
    advice: 'Press the heart of an album you like, and it waits for you here.',
  },
  {
    id: 'artists',
    title: 'Artists',
    orders: [added, name],
    nothing: 'You do not follow anyone yet',
    advice: 'Follow an artist, and you find their music from here.',
  },
  {
    id: 'playlists',
    title: 'Playlists',
    orders: [changed, name],
    nothing: 'No playlists here yet',
    advice: 'Playlists that you make or follow wait for you here.',
  },
  {
    id: 'history',
    title: 'History',
    orders: [played],
    nothing: 'Nothing was played yet',
    advice: 'What you listen to is kept here, the latest first.',
  },
]

/** The parts of the library that a visitor is led to: for a child those with few words. */
export const librarySectionsFor = (isChild: boolean): readonly LibrarySection[] =>
  isChild
    ? librarySections.filter(({ id }) => id === 'songs' || id === 'albums' || id === 'playlists')
    : librarySections
