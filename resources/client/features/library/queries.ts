import { library } from '@/contract/library'
import { playlists } from '@/contract/playlists'
import { aheadOfPages } from '@/core/platform/api/ahead'
import { infiniteQuery } from '@/core/platform/api/query'

import type { LibraryOrder } from './sections'

/** Which of a user's things a list shows, and in what order. */
export type LibraryList = { userId: number; query: string; order: LibraryOrder }

/** Rows come in pages of so many. */
const PAGE_SIZE = 50

const input = ({ userId, query, order: { orderBy, orderDir } }: LibraryList) => ({
  params: { userId },
  query: { paginate: 'simple' as const, perPage: PAGE_SIZE, orderBy, orderDir, ...(query && { query }) },
})

export const libraryQueries = {
  songs: (list: LibraryList) => infiniteQuery(library.tracks, input(list), { pageOf: ({ pagination }) => pagination }),
  albums: (list: LibraryList) => infiniteQuery(library.albums, input(list), { pageOf: ({ pagination }) => pagination }),
  artists: (list: LibraryList) =>
    infiniteQuery(library.artists, input(list), { pageOf: ({ pagination }) => pagination }),
  playlists: (list: LibraryList) =>
    infiniteQuery(playlists.ofUser, input(list), { pageOf: ({ pagination }) => pagination }),
  history: (list: LibraryList) =>
    infiniteQuery(library.history, input(list), { pageOf: ({ pagination }) => pagination }),
}

/** The first rows of each list, asked before it is opened. */
export const libraryAhead = {
  songs: (list: LibraryList) => aheadOfPages(libraryQueries.songs(list)),
  albums: (list: LibraryList) => aheadOfPages(libraryQueries.albums(list)),
  artists: (list: LibraryList) => aheadOfPages(libraryQueries.artists(list)),
  playlists: (list: LibraryList) => aheadOfPages(libraryQueries.playlists(list)),
  history: (list: LibraryList) => aheadOfPages(libraryQueries.history(list)),
}
