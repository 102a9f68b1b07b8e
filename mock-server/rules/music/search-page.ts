import { SEARCH_LIMIT, searchTypes } from '@/contract/groups/search'
import type { Artist } from '@/contract/shapes/music'

import { paginate } from '../../kit/paginate'
import type { Caller } from '../../state/caller'
import { type ListQuery, type Row, searchRows } from '../lists/listing'
import {
  maySeePlaylist,
  presentAlbum,
  presentArtist,
  presentCredit,
  presentPlaylist,
  presentProfile,
  presentTrack,
} from './present'

/** Creates a search over a type's rows by name and by the texts from `others`. */
const finder =
  <Item extends Row, Shown>(
    rowsOf: (caller: Caller) => readonly Item[],
    present: (row: Item, caller: Caller) => Shown,
    others?: (row: Item, caller: Caller) => string[],
  ) =>
  (caller: Caller, { query = '', page, perPage = SEARCH_LIMIT.searchPage }: ListQuery) => {
    const found = searchRows(rowsOf(caller), query, others && ((row) => others(row, caller)))
    const cut = paginate(found, { kind: 'simple', page, perPage, path: caller.path })
    return { ...cut, data: cut.data.map((row) => present(row, caller)) }
  }

const artistNames = ({ artists }: { artists: Artist[] }, { db }: Caller): string[] =>
  artists.map((artist) => presentCredit(db, artist).name)

/** Paginated search for each type. */
export const finders = {
  artist: finder(({ db }) => db.artists.all(), presentArtist),
  album: finder(
    ({ db }) => db.albums.all(),
    (album, caller) => presentAlbum(caller, album),
    artistNames,
  ),
  track: finder(
    ({ db }) => db.tracks.all(),
    (track, caller) => presentTrack(caller, track),
    artistNames,
  ),
  // Private playlists only show up for their owner and editors, children never.
  playlist: finder(
    ({ db, user }) => db.playlists.all().filter((playlist) => maySeePlaylist(user, playlist)),
    presentPlaylist,
  ),
  user: finder(({ db }) => db.users.all().filter(({ parent_id }) => !parent_id), presentProfile),
}

type SearchQuery = { query?: string | undefined }

/** Results of the requested types, each with at most `perPage` items. */
const resultsOf = (caller: Caller, types: readonly string[], listQuery: Pick<ListQuery, 'query' | 'perPage'>) => ({
  ...(types.includes('artist') && { artists: finders.artist(caller, listQuery) }),
  ...(types.includes('album') && { albums: finders.album(caller, listQuery) }),
  ...(types.includes('track') && { tracks: finders.track(caller, listQuery) }),
  ...(types.includes('playlist') && { playlists: finders.playlist(caller, listQuery) }),
  ...(types.includes('user') && { users: finders.user(caller, listQuery) }),
})

type PagedSearch = SearchQuery & { modelTypes: readonly string[]; loader?: keyof typeof SEARCH_LIMIT | undefined }

/** Search results of all types: a few of each while typing, more on the page. */
export function searchPage(caller: Caller, { query = '', modelTypes, loader = 'search' }: PagedSearch) {
  if (query.trim() === '') return { query, results: [], loader }
  return { query, results: resultsOf(caller, modelTypes, { query, perPage: SEARCH_LIMIT[loader] }), loader }
}

type ListedSearch = SearchQuery & { types?: readonly string[] | undefined; limit?: number | undefined }

/** Search results of release A, which has neither pages nor loaders. */
export function searchLists(caller: Caller, ask: ListedSearch) {
  const { query = '', types = searchTypes, limit = SEARCH_LIMIT.search } = ask
  if (query.trim() === '') return { query, results: [] }
  const pages = Object.entries(resultsOf(caller, types, { query, perPage: limit }))
  return { query, results: Object.fromEntries(pages.map(([type, { data }]) => [type, data])) }
}
