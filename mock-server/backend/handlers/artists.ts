import { artists } from '@/contract/groups/artists'

import { artists as documented } from '../../documented/groups/artists'
import { managedPage } from '../../rules/lists/managed-page'
import { artistEditor } from '../../rules/music/artist-editor'
import { artistAlbums, artistFollowers, artistPage, artistTracks } from '../../rules/music/artist-page'
import { createArtist, removeArtist, updateArtist } from '../../rules/music/edit-artist'
import { presentManagedArtist } from '../../rules/music/present'
import { administrator } from '../../rules/permissions/administrator'
import { findRow, findRows } from '../../state/store/find-row'
import { mockGroup } from '../pipeline/mock-group'
import { musicCaller } from './music-caller'

export const artistHandlers = mockGroup(artists, documented, {
  list: (request) => {
    const caller = administrator(musicCaller(request), 'artists.view')
    const { withCount = [], ...query } = request.query
    return managedPage(caller, caller.db.artists.all(), query, {
      table: 'artists',
      joined: withCount.map((relation) => `${relation}_count`),
      readers: {
        verified: ({ verified }) => verified,
        plays: ({ plays }) => plays ?? 0,
        views: ({ views }) => views,
      },
      present: (artist) => {
        const { albums_count, ...row } = presentManagedArtist(artist)
        return withCount.includes('albums') ? { ...row, albums_count } : row
      },
    })
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
    artist: presentManagedArtist(createArtist(administrator(musicCaller(request), 'artists.create'), request.body)),
  }),

  update: (request) => {
    const caller = musicCaller(request)
    const editable = artistEditor(caller)
    const { id } = editable(findRow(caller.db.artists, request.params['id'], 'Artist'), request.body)
    return { artist: presentManagedArtist(updateArtist(caller, id, request.body)) }
  },

  remove: (request) => {
    const { db } = administrator(musicCaller(request), 'artists.delete')
    for (const { id } of findRows(db.artists, request.params['ids'], 'Artist')) removeArtist(db, id)
    return {}
  },
})
