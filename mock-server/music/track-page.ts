import type { Caller } from '../caller'
import { findRow } from '../store/find-row'
import { commentsOn } from './comment-thread'
import { presentAlbumWithTracks, presentTrack, repostsCount } from './present'

/** Data of the track page, with a newly signed source. */
export function trackPage(caller: Caller, id: string | number, loader = 'trackPage') {
  const { db } = caller
  const track = findRow(db.tracks, id, 'Track')
  const album = track.album && db.albums.get(track.album.id)
  const likes = db.likes.all().filter((like) => like.likeable_type === 'track' && like.likeable_id === track.id)
  return {
    track: {
      ...presentTrack(caller, track),
      album: album ? presentAlbumWithTracks(caller, album) : null,
      description: track.description,
      likes_count: likes.length,
      reposts_count: repostsCount(db, 'track', track.id),
      ...(db.settings.player?.track_comments && {
        comments_count: commentsOn(caller, { type: 'track', id: track.id }).length,
      }),
    },
    loader,
  }
}
