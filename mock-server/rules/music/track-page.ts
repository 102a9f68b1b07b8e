import type { Caller } from '../../state/caller'
import { findRow } from '../../state/store/find-row'
import type { MockTrack } from '../../state/store/music-rows'
import { commentsOn } from './comment-thread'
import { presentAlbumWithTracks, presentEditedTrack, presentTrack, repostsCount } from './present'

/** Hidden columns, and the artists and genres as normalized models. */
function editorColumns(caller: Caller, track: MockTrack) {
  const { artists, genres, release_date, created_at, updated_at } = presentEditedTrack(caller, track)
  return {
    release_date,
    created_at,
    updated_at,
    artists: artists.map(({ id, name, image_small }) => ({
      id,
      name,
      image: image_small,
      model_type: 'artist' as const,
    })),
    genres: genres.map(({ id, name, display_name, image }) => ({
      id,
      name: display_name ?? name,
      image,
      model_type: 'genre' as const,
    })),
  }
}

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
      ...(loader === 'editTrackPage' && editorColumns(caller, track)),
      likes_count: likes.length,
      reposts_count: repostsCount(db, 'track', track.id),
      ...(db.settings.player?.track_comments && {
        comments_count: commentsOn(caller, { type: 'track', id: track.id }).length,
      }),
    },
    loader,
  }
}
