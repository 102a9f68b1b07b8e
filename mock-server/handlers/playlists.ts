import { playlists } from '@/contract/playlists'

import type { Caller } from '../caller'
import type { MockPlaylist } from '../db'
import { findRow } from '../find-row'
import { listRows } from '../listing'
import type { ListQuery } from '../listing'
import { mockGroup } from '../mock'
import { MockFailure } from '../mock-failure'
import { maySeePlaylist, playlistTracks, presentPlaylist, presentProfile, presentTrack } from '../present'
import { musicCaller } from './music-caller'

const TRACKS_PAGE_SIZE = 30

function findPlaylist({ db, user }: Caller, id: string | undefined): MockPlaylist {
  const playlist = findRow(db.playlists, id ?? '', 'Playlist')
  if (!maySeePlaylist(user, playlist)) throw new MockFailure(403, { message: 'This playlist is private.' })
  return playlist
}

function tracksPage(caller: Caller, playlist: MockPlaylist, query: ListQuery) {
  const page = listRows(caller, playlistTracks(caller.db, playlist), query, {
    order: 'position:asc',
    perPage: TRACKS_PAGE_SIZE,
    kind: 'simple',
  })
  return { ...page, data: page.data.map((track) => presentTrack(caller, track)) }
}

export const playlistHandlers = mockGroup('playlists', playlists, {
  show: (request) => {
    const caller = musicCaller(request)
    const { db } = caller
    const playlist = findPlaylist(caller, request.params['id'])
    return {
      playlist: {
        ...presentPlaylist(playlist),
        editors: playlist.editor_ids.flatMap((id) => db.users.get(id) ?? []).map(presentProfile),
      },
      tracks: tracksPage(caller, playlist, {}),
      totalDuration: playlistTracks(db, playlist).reduce((sum, { duration }) => sum + (duration ?? 0), 0),
      loader: request.query.loader ?? 'playlistPage',
    }
  },

  tracks: (request) => {
    const caller = musicCaller(request)
    return { pagination: tracksPage(caller, findPlaylist(caller, request.params['id']), request.query) }
  },
})
