import { playlists } from '@/contract/groups/playlists'

import { playlists as documented } from '../../documented/groups/playlists'
import { listRows } from '../../rules/lists/listing'
import { managedPage } from '../../rules/lists/managed-page'
import {
  changeTracks,
  createPlaylist,
  findOwnPlaylist,
  reordered,
  updatePlaylist,
} from '../../rules/music/edit-playlist'
import {
  findPlaylist,
  mayOpenPlaylist,
  playlistPage,
  playlistsOf,
  playlistTracksPage,
  presentEditedPlaylist,
} from '../../rules/music/playlist-page'
import { maySeePlaylist, presentPlaylist } from '../../rules/music/present'
import { findUser, requireUser } from '../../rules/permissions/find-user'
import type { Db, MockUser } from '../../state/store/db'
import { mockGroup } from '../pipeline/mock-group'
import { musicCaller } from './music-caller'

const followOf = (db: Db, user: MockUser, playlistId: number) =>
  db.playlistFollows.all().find(({ user_id, playlist_id }) => user_id === user.id && playlist_id === playlistId)

export const playlistHandlers = mockGroup(playlists, documented, {
  list: (request) => {
    requireUser(request)
    const caller = musicCaller(request, 'playlists.view')
    const rows = caller.db.playlists.all().filter((playlist) => mayOpenPlaylist(caller, playlist))
    return managedPage(caller, rows, request.query, {
      table: 'playlists',
      readers: {
        public: (playlist) => playlist.public,
        collaborative: ({ collaborative }) => collaborative,
        plays: ({ plays = 0 }) => plays,
        views: ({ views = 0 }) => views,
      },
      present: (playlist) => presentEditedPlaylist(caller, playlist),
    })
  },

  show: (request) => playlistPage(musicCaller(request), request.params['id'], request.query.loader),

  tracks: (request) => {
    const caller = musicCaller(request)
    return { pagination: playlistTracksPage(caller, findPlaylist(caller, request.params['id']), request.query) }
  },

  ofUser: (request) => {
    const caller = musicCaller(request)
    const rows = playlistsOf(caller.db, findUser(caller, request.params['userId']))
    const seen = rows.filter((playlist) => maySeePlaylist(caller.user, playlist))
    const page = listRows(caller, seen, request.query, { table: 'playlists', order: 'updated_at:desc', kind: 'simple' })
    return { pagination: { ...page, data: page.data.map(presentPlaylist) } }
  },

  create: (request) => {
    requireUser(request)
    const caller = musicCaller(request, 'playlists.create')
    return { playlist: presentEditedPlaylist(caller, createPlaylist(caller, request.body)) }
  },

  update: (request) => {
    const caller = musicCaller(request)
    return { playlist: presentEditedPlaylist(caller, updatePlaylist(caller, request.params['id'], request.body)) }
  },

  remove: (request) => {
    const caller = musicCaller(request)
    const ids = (request.params['ids'] ?? '').split(',')
    const rows = ids.map((id) => findOwnPlaylist(caller, id, 'delete'))
    rows.forEach(({ id }) => caller.db.playlists.remove(id))
    return {}
  },

  addTracks: (request) => {
    const caller = musicCaller(request)
    const known = request.body.ids.filter((id) => caller.db.tracks.get(id))
    const playlist = changeTracks(caller, request.params['id'], (ids) => [...ids, ...known])
    return { playlist: presentEditedPlaylist(caller, playlist) }
  },

  removeTracks: (request) => {
    const caller = musicCaller(request)
    const deletedIds = new Set(request.body.ids)
    const playlist = changeTracks(caller, request.params['id'], (ids) => ids.filter((id) => !deletedIds.has(id)))
    return { playlist: presentEditedPlaylist(caller, playlist) }
  },

  orderTracks: (request) => {
    changeTracks(musicCaller(request), request.params['id'], (ids) => reordered(ids, request.body.ids))
    return {}
  },

  follow: (request) => {
    const user = requireUser(request)
    const caller = musicCaller(request)
    const { db } = caller
    const { id } = findPlaylist(caller, request.params['id'])
    if (!followOf(db, user, id)) {
      db.playlistFollows.insert({ id: db.playlistFollows.nextId(), user_id: user.id, playlist_id: id })
    }
    return {}
  },

  unfollow: (request) => {
    const user = requireUser(request)
    const caller = musicCaller(request)
    const follow = followOf(caller.db, user, findPlaylist(caller, request.params['id']).id)
    if (follow) caller.db.playlistFollows.remove(follow.id)
    return {}
  },
})
