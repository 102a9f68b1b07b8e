import { artists } from '@/contract/artists'

import { requireUser } from '../accounts/find-user'
import type { Caller } from '../caller'
import { mockGroup } from '../mock'
import { artistAlbums, artistFollowers, artistPage, artistTracks } from '../music/artist-page'
import { createArtist, removeArtist, updateArtist } from '../music/edit-artist'
import { presentManagedArtist } from '../music/present'
import { dateReaders, filterRows } from '../store/filter-rows'
import { findRow } from '../store/find-row'
import { listRows } from '../store/listing'
import { musicCaller } from './music-caller'

/** Returns the caller if they may do this with artists. Throws 401 or 403. */
function artistCaller(
  request: Parameters<typeof musicCaller>[0],
  right: 'view' | 'create' | 'update' | 'delete',
): Caller {
  requireUser(musicCaller(request))
  return musicCaller(request, `artists.${right}`)
}

export const artistHandlers = mockGroup('artists', artists, {
  list: (request) => {
    const caller = artistCaller(request, 'view')
    const { filters, withCount = [], ...query } = request.query
    const rows = filterRows(caller.db.artists.all(), filters, {
      verified: ({ verified }) => verified,
      plays: ({ plays }) => plays ?? 0,
      views: ({ views }) => views,
      ...dateReaders,
    })
    const page = listRows(caller, rows, query, { order: 'updated_at:desc' })
    return {
      pagination: {
        ...page,
        data: page.data.map((artist) => {
          const { albums_count, ...row } = presentManagedArtist(artist)
          return withCount.includes('albums') ? { ...row, albums_count } : row
        }),
      },
    }
  },

  show: (request) => artistPage(musicCaller(request), request.params['id'] ?? '', request.query.loader),

  albums: (request) => ({
    pagination: artistAlbums(musicCaller(request), request.params['id'] ?? '', request.query),
  }),

  tracks: (request) => ({
    pagination: artistTracks(musicCaller(request), request.params['id'] ?? '', request.query),
  }),

  followers: (request) => ({
    pagination: artistFollowers(musicCaller(request), request.params['id'] ?? '', request.query),
  }),

  create: (request) => ({
    artist: presentManagedArtist(createArtist(artistCaller(request, 'create'), request.body)),
  }),

  update: (request) => {
    const caller = artistCaller(request, 'update')
    const { id } = findRow(caller.db.artists, request.params['id'] ?? '', 'Artist')
    return { artist: presentManagedArtist(updateArtist(caller, id, request.body)) }
  },

  remove: (request) => {
    const { db } = artistCaller(request, 'delete')
    const rows = (request.params['ids'] ?? '').split(',').map((id) => findRow(db.artists, id, 'Artist'))
    for (const { id } of rows) removeArtist(db, id)
    return {}
  },
})
