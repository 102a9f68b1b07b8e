import type { Caller } from '../../state/caller'
import { findRow } from '../../state/store/find-row'
import { presentAlbumWithTracks, presentGenres, repostsCount } from './present'

/** Data of the album page. */
export function albumPage(caller: Caller, id: string | number, loader = 'albumPage') {
  const { db } = caller
  const album = findRow(db.albums, id, 'Album')
  const likes = db.likes.all().filter((like) => like.likeable_type === 'album' && like.likeable_id === album.id)
  return {
    album: {
      ...presentAlbumWithTracks(caller, album),
      ...(loader === 'editAlbumPage' && { updated_at: album.updated_at ?? album.created_at }),
      description: album.description,
      genres: presentGenres(db, album.genres),
      tags: album.tags,
      likes_count: likes.length,
      reposts_count: repostsCount(db, 'album', album.id),
    },
    loader,
  }
}
