import { tracks } from '@/contract/tracks'

import { findRow } from '../find-row'
import { mockGroup } from '../mock'
import { presentAlbumWithTracks, presentTrack } from '../present'
import { musicCaller } from './music-caller'

export const trackHandlers = mockGroup('tracks', tracks, {
  show: (request) => {
    const caller = musicCaller(request)
    const { db } = caller
    const track = findRow(db.tracks, request.params['id'] ?? '', 'Track')
    const album = track.album && db.albums.get(track.album.id)
    const likes = db.likes.all().filter((like) => like.likeable_type === 'track' && like.likeable_id === track.id)
    return {
      track: {
        ...presentTrack(caller, track),
        album: album ? presentAlbumWithTracks(caller, album) : null,
        description: track.description,
        likes_count: likes.length,
        reposts_count: 0,
      },
      loader: request.query.loader ?? 'trackPage',
    }
  },
})
