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

/** The parts of the library, in their order. */
export const librarySections: readonly [LibrarySection, ...LibrarySection[]] = [
  {
    id: 'songs',
    title: 'Songs',
    orders: [added, name, popular],
    nothing: 'No liked songs yet',
    advice: 'Tap the heart on a song to save it here.',
  },
  {
    id: 'albums',
    title: 'Albums',
    orders: [added, name, released],
    nothing: 'No liked albums yet',
    advice: 'Tap the heart on an album to save it here.',
  },
  {
    id: 'artists',
    title: 'Artists',
    orders: [added, name],
    nothing: "You're not following any artists yet",
    advice: 'Artists you follow will show up here.',
  },
  {
    id: 'playlists',
    title: 'Playlists',
    orders: [changed, name],
    nothing: 'No playlists yet',
    advice: 'Playlists you create or follow will show up here.',
  },
  {
    id: 'history',
    title: 'History',
    orders: [played],
    nothing: "You haven't played anything yet",
    advice: 'Your listening history will show up here.',
  },
]

/** The parts of the library that a visitor is led to: for a child those with few words. */
export const librarySectionsFor = (isChild: boolean): readonly LibrarySection[] =>
  isChild
    ? librarySections.filter(({ id }) => id === 'songs' || id === 'albums' || id === 'playlists')
    : librarySections
