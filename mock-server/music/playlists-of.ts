import type { Db, MockPlaylist, MockUser } from '../store/db'

/** Playlists that the user owns, edits or follows. */
export function playlistsOf(db: Db, { id }: Pick<MockUser, 'id'>): MockPlaylist[] {
  const followed = new Set(
    db.playlistFollows
      .all()
      .filter(({ user_id }) => user_id === id)
      .map(({ playlist_id }) => playlist_id),
  )
  return db.playlists
    .all()
    .filter((playlist) => playlist.owner_id === id || playlist.editor_ids.includes(id) || followed.has(playlist.id))
}
