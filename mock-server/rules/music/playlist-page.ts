import { HttpStatus } from '@/contract/machinery/http-status'

import { MockFailure } from '../../kit/mock-failure'
import type { Caller } from '../../state/caller'
import type { Db, MockUser } from '../../state/store/db'
import { findRow } from '../../state/store/find-row'
import type { MockPlaylist } from '../../state/store/music-rows'
import { type ListQuery, listRows } from '../lists/listing'
import { may } from '../permissions/permissions'
import { maySeePlaylist, playlistTracks, presentPlaylist, presentProfile, presentTrack } from './present'

const TRACKS_PAGE_SIZE = 30

/** Whether a user may open a playlist: a private one only as its owner or editor, or with permission to edit all. */
export const mayOpenPlaylist = ({ db, user }: Pick<Caller, 'db' | 'user'>, playlist: MockPlaylist): boolean =>
  maySeePlaylist(user, playlist) || may(db, user, 'playlists.update')

/** Finds a playlist by the id in the path. Throws 404, or 403 when it is private. */
export function findPlaylist(caller: Pick<Caller, 'db' | 'user'>, id: string | undefined): MockPlaylist {
  const playlist = findRow(caller.db.playlists, id ?? '', 'Playlist')
  if (!mayOpenPlaylist(caller, playlist))
    throw new MockFailure(HttpStatus.Forbidden, { message: 'This playlist is private.' })
  return playlist
}

/** Maps a playlist with its editors. */
export const presentEditedPlaylist = ({ db }: Pick<Caller, 'db'>, playlist: MockPlaylist) => ({
  ...presentPlaylist(playlist),
  plays: playlist.plays ?? 0,
  views: playlist.views ?? 0,
  created_at: playlist.created_at,
  updated_at: playlist.updated_at ?? playlist.created_at,
  editors: playlist.editor_ids.flatMap((id) => db.users.get(id) ?? []).map(presentProfile),
})

/** A page of a playlist's tracks. */
export function playlistTracksPage(caller: Caller, playlist: MockPlaylist, query: ListQuery) {
  const page = listRows(caller, playlistTracks(caller.db, playlist), query, {
    table: 'tracks',
    // Assumed of `added_at`: only `position` is documented.
    joined: ['position', 'added_at'],
    order: 'position:asc',
    perPage: TRACKS_PAGE_SIZE,
    kind: 'simple',
  })
  return { ...page, data: page.data.map((track) => presentTrack(caller, track)) }
}

/** Data of the playlist page. */
export function playlistPage(caller: Caller, id: string | undefined, loader = 'playlistPage') {
  const playlist = findPlaylist(caller, id)
  return {
    playlist: presentEditedPlaylist(caller, playlist),
    tracks: playlistTracksPage(caller, playlist, {}),
    totalDuration: playlistTracks(caller.db, playlist).reduce((sum, { duration }) => sum + (duration ?? 0), 0),
    loader,
  }
}

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
