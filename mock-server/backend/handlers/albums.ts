import { albums } from '@/contract/groups/albums'

import { albums as documented } from '../../documented/groups/albums'
import { managedPage } from '../../rules/lists/managed-page'
import { albumPage } from '../../rules/music/album-page'
import { artistNames, musicReaders } from '../../rules/music/credited'
import { createAlbum, updateAlbum } from '../../rules/music/edit-album'
import { removeReactions } from '../../rules/music/edit-catalogue'
import { musicCreator, musicEditor } from '../../rules/music/music-rights'
import { limitChanges, limitToOwn } from '../../rules/music/own-music'
import { presentAlbum, tracksOfAlbum } from '../../rules/music/present'
import { administrator } from '../../rules/permissions/administrator'
import type { Caller } from '../../state/caller'
import { findRow, findRows } from '../../state/store/find-row'
import type { MockAlbum } from '../../state/store/music-rows'
import { mockGroup } from '../pipeline/mock-group'
import { musicCaller } from './music-caller'

const presentListItem = (caller: Caller, album: MockAlbum) => ({
  ...presentAlbum(caller, album),
  updated_at: album.updated_at ?? album.created_at,
})

export const albumHandlers = mockGroup(albums, documented, {
  list: (request) => {
    const caller = administrator(musicCaller(request), 'albums.view')
    return managedPage(caller, caller.db.albums.all(), request.query, {
      table: 'albums',
      readers: musicReaders,
      searched: artistNames,
      present: (album) => presentListItem(caller, album),
    })
  },

  show: (request) => albumPage(musicCaller(request), request.params['id'] ?? '', request.query.loader),

  create: (request) => {
    const caller = musicCreator(musicCaller(request), 'albums')
    limitToOwn(caller, 'albums', request.body)
    return { album: presentListItem(caller, createAlbum(caller, request.body)) }
  },

  update: (request) => {
    const caller = musicCaller(request)
    const editable = musicEditor(caller, 'albums', 'update')
    const known = editable(findRow(caller.db.albums, request.params['id'], 'Album'))
    for (const { id } of request.body.tracks ?? []) {
      const track = id !== undefined && caller.db.tracks.get(id)
      if (track) editable(track)
    }
    limitChanges(caller, 'albums', request.body, known)
    return { album: presentListItem(caller, updateAlbum(caller, known, request.body)) }
  },

  remove: (request) => {
    const caller = musicCaller(request)
    const { db } = caller
    const editable = musicEditor(caller, 'albums', 'delete')
    for (const { id } of findRows(db.albums, request.params['ids'], 'Album').map(editable)) {
      for (const track of tracksOfAlbum(db, id)) db.tracks.update(track.id, { album: null })
      db.albums.remove(id)
      removeReactions(db, 'album', id)
    }
    return {}
  },
})
