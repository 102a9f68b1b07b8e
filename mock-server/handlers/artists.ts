import { artists } from '@/contract/artists'

import { mockGroup } from '../mock'
import { artistAlbums, artistFollowers, artistPage, artistTracks } from '../music/artist-page'
import { musicCaller } from './music-caller'

export const artistHandlers = mockGroup('artists', artists, {
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
})
