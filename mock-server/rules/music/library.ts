import type { LikeableType } from '@/contract/groups/library'

import type { Db } from '../../state/store/db'
import type { MockAlbum, MockArtist, MockTrack } from '../../state/store/music-rows'

type Rows = { track: MockTrack; album: MockAlbum; artist: MockArtist }

type WithAddedAt<Type extends LikeableType> = Rows[Type] & { added_at: string }

/** The user's liked rows of one type, each with the time it was added. */
export function likedRows<Type extends LikeableType>(db: Db, type: Type, userId: number): WithAddedAt<Type>[] {
  const tables = { track: db.tracks, album: db.albums, artist: db.artists }
  const table: { get: (id: number) => Rows[LikeableType] | undefined } = tables[type]
  return db.likes
    .all()
    .filter((like) => like.user_id === userId && like.likeable_type === type)
    .flatMap(({ likeable_id, created_at }) => {
      const row = table.get(likeable_id) as Rows[Type] | undefined
      return row ? [{ ...row, added_at: created_at }] : []
    })
}

/** The user's plays, oldest first; a track appears once per play. */
export const historyOf = (db: Db, userId: number): WithAddedAt<'track'>[] =>
  db.plays
    .all()
    .filter(({ user_id }) => user_id === userId)
    .flatMap(({ track_id, created_at }) => {
      const track = db.tracks.get(track_id)
      return track ? [{ ...track, added_at: created_at }] : []
    })
