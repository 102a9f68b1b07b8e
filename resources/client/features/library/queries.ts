import { library } from '@/contract/groups/library'
import { playlists } from '@/contract/groups/playlists'
import { infiniteQuery, prefetchablePages } from '@/core/platform/api/query'

import type { LibraryOrder } from './sections'

/** Owner, search text and order of a library list. */
type LibraryList = { userId: number; query: string; order: LibraryOrder }

const PAGE_SIZE = 50

const input = ({ userId, query, order: { orderBy, orderDir } }: LibraryList) => ({
  params: { userId },
  query: { paginate: 'simple' as const, perPage: PAGE_SIZE, orderBy, orderDir, ...(query && { query }) },
})

export const libraryQueries = {
  tracks: (list: LibraryList) => infiniteQuery(library.tracks, input(list), { pageOf: ({ pagination }) => pagination }),
  albums: (list: LibraryList) => infiniteQuery(library.albums, input(list), { pageOf: ({ pagination }) => pagination }),
  artists: (list: LibraryList) =>
    infiniteQuery(library.artists, input(list), { pageOf: ({ pagination }) => pagination }),
  playlists: (list: LibraryList) =>
    infiniteQuery(playlists.ofUser, input(list), { pageOf: ({ pagination }) => pagination }),
  history: (list: LibraryList) =>
    infiniteQuery(library.history, input(list), { pageOf: ({ pagination }) => pagination }),
}

/** Prefetches the first page of each section, by section id. */
export const libraryAhead = {
  songs: (list: LibraryList) => prefetchablePages(libraryQueries.tracks(list)),
  albums: (list: LibraryList) => prefetchablePages(libraryQueries.albums(list)),
  artists: (list: LibraryList) => prefetchablePages(libraryQueries.artists(list)),
  playlists: (list: LibraryList) => prefetchablePages(libraryQueries.playlists(list)),
  history: (list: LibraryList) => prefetchablePages(libraryQueries.history(list)),
}
