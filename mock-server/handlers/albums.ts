import { albums } from '@/contract/albums'

import { requireUser } from '../accounts/find-user'
import type { Caller } from '../caller'
import { mockGroup } from '../mock'
import { albumPage } from '../music/album-page'
import { createAlbum, updateAlbum } from '../music/edit-album'
import { forgetReactions } from '../music/edit-catalogue'
import { presentAlbum, tracksOfAlbum } from '../music/present'
import { dateReaders, filterRows } from '../store/filter-rows'
import { findRow } from '../store/find-row'
import { listRows } from '../store/listing'
import type { MockAlbum } from '../store/music-rows'
import { musicCaller } from './music-caller'

/** Returns the caller if they may do this with albums. Throws 401 or 403. */
function albumCaller(
  request: Parameters<typeof musicCaller>[0],
  right: 'view' | 'create' | 'update' | 'delete',
): Caller {
  requireUser(musicCaller(request))
  return musicCaller(request, `albums.${right}`)
}

const presentListed = (caller: Caller, album: MockAlbum) => ({
  ...presentAlbum(caller, album),
  updated_at: album.updated_at ?? album.created_at,
})

export const albumHandlers = mockGroup('albums', albums, {
  list: (request) => {
    const caller = albumCaller(request, 'view')
    const { filters, ...query } = request.query
    const rows = filterRows(caller.db.albums.all(), filters, {
      image: ({ image }) => image,
      plays: ({ plays }) => plays ?? 0,
      artists: ({ artists }) => artists.map(({ id }) => id),
      ...dateReaders,
    })
    const page = listRows(caller, rows, query, {
      order: 'updated_at:desc',
      searched: ({ artists }) => artists.map(({ name }) => name),
    })
    return { pagination: { ...page, data: page.data.map((album) => presentListed(caller, album)) } }
  },

  show: (request) => albumPage(musicCaller(request), request.params['id'] ?? '', request.query.loader),

  create: (request) => {
    const caller = albumCaller(request, 'create')
    return { album: presentListed(caller, createAlbum(caller, request.body)) }
  },

  update: (request) => {
    const caller = albumCaller(request, 'update')
    const known = findRow(caller.db.albums, request.params['id'] ?? '', 'Album')
    return { album: presentListed(caller, updateAlbum(caller, known, request.body)) }
  },

  remove: (request) => {
    const { db } = albumCaller(request, 'delete')
    const rows = (request.params['ids'] ?? '').split(',').map((id) => findRow(db.albums, id, 'Album'))
    for (const { id } of rows) {
      for (const track of tracksOfAlbum(db, id)) db.tracks.update(track.id, { album: null })
      db.albums.remove(id)
      forgetReactions(db, 'album', id)
    }
    return {}
  },
})
