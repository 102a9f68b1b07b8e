import type { Artist } from '@/contract/music'
import { search, searchTypes } from '@/contract/search'

import type { Caller } from '../caller'
import { findRow, notFound } from '../find-row'
import { searchRows } from '../listing'
import type { ListQuery, Row } from '../listing'
import { mockGroup } from '../mock'
import { paginate } from '../paginate'
import {
  maySeePlaylist,
  presentAlbum,
  presentArtist,
  presentCredit,
  presentPlaylist,
  presentProfile,
  presentTrack,
} from '../present'
import { videosFor } from '../videos-for'
import { musicCaller } from './music-caller'

const PAGE_SIZE = 20
/** While typing. */
const SUGGESTIONS = 3

/** Finds rows by their name and by what else belongs to them. */
const finder =
  <Item extends Row, Shown>(
    rowsOf: (caller: Caller) => readonly Item[],
    present: (row: Item, caller: Caller) => Shown,
    others?: (row: Item, caller: Caller) => string[],
  ) =>
  (caller: Caller, { query = '', page, perPage = PAGE_SIZE }: ListQuery) => {
    const found = searchRows(rowsOf(caller), query, others && ((row) => others(row, caller)))
    const cut = paginate(found, { kind: 'simple', page, perPage, path: caller.path })
    return { ...cut, data: cut.data.map((row) => present(row, caller)) }
  }

const artistNames = ({ artists }: { artists: Artist[] }, { db }: Caller): string[] =>
  artists.map((artist) => presentCredit(db, artist).name)

const finders = {
  artist: finder(({ db }) => db.artists.all(), presentArtist),
  album: finder(({ db }) => db.albums.all(), (album, caller) => presentAlbum(caller, album), artistNames),
  track: finder(({ db }) => db.tracks.all(), (track, caller) => presentTrack(caller, track), artistNames),
  // Private playlists are found by their own people only, children by nobody.
  playlist: finder(
    ({ db, user }) => db.playlists.all().filter((playlist) => maySeePlaylist(user, playlist)),
    presentPlaylist,
  ),
  user: finder(({ db }) => db.users.all().filter(({ parent_id }) => !parent_id), presentProfile),
}

/** Decodes the second of a name's two encodings; a name that came with one is taken as it is. */
function once(name: string): string {
  try {
    return decodeURIComponent(name)
  } catch {
    return name
  }
}

const isFindable = (type: string): type is keyof typeof finders => Object.hasOwn(finders, type)

export const searchHandlers = mockGroup('search', search, {
  all: (request) => {
    const caller = musicCaller(request)
    const { query = '', modelTypes = searchTypes, loader = 'search', perPage } = request.query
    if (query.trim() === '') return { query, results: [], loader }
    const ask = { query, perPage: perPage ?? (loader === 'searchPage' ? PAGE_SIZE : SUGGESTIONS) }
    return {
      query,
      results: {
        ...(modelTypes.includes('artist') && { artists: finders.artist(caller, ask) }),
        ...(modelTypes.includes('album') && { albums: finders.album(caller, ask) }),
        ...(modelTypes.includes('track') && { tracks: finders.track(caller, ask) }),
        ...(modelTypes.includes('playlist') && { playlists: finders.playlist(caller, ask) }),
        ...(modelTypes.includes('user') && { users: finders.user(caller, ask) }),
      },
      loader,
    }
  },

  audio: (request) => {
    const { db } = musicCaller(request, 'music.play')
    const { trackId = '', artistName = '', trackName = '' } = request.params
    return { results: videosFor(findRow(db.tracks, trackId, 'Track').id, `${once(artistName)} - ${once(trackName)}`) }
  },

  model: (request) => {
    const caller = musicCaller(request)
    const type = request.params['type'] ?? ''
    if (!isFindable(type)) throw notFound('ModelType', type)
    return { pagination: finders[type](caller, request.query) }
  },
})
