import type { RepostableType } from '@/contract/groups/reposts'
import type { Artist, Genre } from '@/contract/shapes/music'

import type { Caller } from '../../state/caller'
import type { Db, MockUser } from '../../state/store/db'
import type { MockAlbum, MockArtist, MockPlaylist, MockTrack } from '../../state/store/music-rows'
import { signedSource } from './signed-media'

/*
 * Maps rows to responses: without hidden columns, and with current data of related rows, since a row stores a copy from
 * its creation.
 */

/** Maps an artist for lists. */
export function presentArtist(artist: MockArtist) {
  const { genres, views, description, country, city, links, profile_images, managers, ...row } = artist
  const { created_at, updated_at, unlisted, ...fields } = row
  return fields
}

/** Maps an artist with the columns that only administrators see. */
export const presentManagedArtist = (artist: MockArtist) => ({
  ...presentArtist(artist),
  views: artist.views,
  created_at: artist.created_at ?? null,
  updated_at: artist.updated_at ?? artist.created_at ?? null,
})

/** Maps an artist credited on a track or album. */
export function presentCredit(db: Db, credit: Artist) {
  const { id, name, image_small } = db.artists.get(credit.id) ?? credit
  return { id, name, image_small, model_type: 'artist' as const }
}

const presentGenre = (db: Db, genre: Genre): Genre => db.genres.get(genre.id) ?? genre

/** Genres of an album, track or artist. */
export const presentGenres = (db: Db, genres: Genre[]): Genre[] => genres.map((genre) => presentGenre(db, genre))

/** Maps an album without its tracks. */
export function presentAlbum({ db }: Pick<Caller, 'db'>, album: MockAlbum) {
  const { genres, tags, description, updated_at, unlisted, ...row } = album
  return { ...row, artists: album.artists.map((artist) => presentCredit(db, artist)) }
}

/** Tracks of an album in order. */
export const tracksOfAlbum = (db: Db, albumId: number): MockTrack[] =>
  db.tracks
    .all()
    .filter(({ album }) => album?.id === albumId)
    .toSorted((a, b) => (a.number ?? 0) - (b.number ?? 0))

/** Maps a track; only the site's own pages receive `src`. */
export function presentTrack(caller: Pick<Caller, 'db' | 'stateful' | 'now'>, track: MockTrack) {
  const { db, stateful } = caller
  const { description, created_at, updated_at, lyrics, waveData, release_date, src, signing, unlisted, ...row } = track
  const album = track.album && db.albums.get(track.album.id)
  return {
    ...row,
    ...(stateful && { src: signedSource(caller, track) }),
    artists: track.artists.map((artist) => presentCredit(db, artist)),
    genres: presentGenres(db, track.genres),
    album: album ? presentAlbum({ db }, album) : null,
  }
}

/** Maps a track with the columns of its editor. */
export const presentEditedTrack = (caller: Pick<Caller, 'db' | 'stateful' | 'now'>, track: MockTrack) => ({
  ...presentTrack(caller, track),
  description: track.description,
  release_date: track.release_date ?? null,
  created_at: track.created_at,
  updated_at: track.updated_at ?? track.created_at,
})

/** Maps a track within its album, without repeating the album. */
function presentAlbumTrack(caller: Caller, track: MockTrack) {
  const { album, ...row } = presentTrack(caller, track)
  return row
}

/** Maps an album with its tracks in order. */
export const presentAlbumWithTracks = (caller: Caller, album: MockAlbum) => ({
  ...presentAlbum(caller, album),
  tracks: tracksOfAlbum(caller.db, album.id).map((track) => presentAlbumTrack(caller, track)),
})

/** Maps the public fields of a user. */
export const presentProfile = ({ id, display_name, avatar }: MockUser) => ({
  id,
  display_name,
  avatar,
  model_type: 'user' as const,
})

/** Maps a playlist without its tracks. */
export function presentPlaylist(playlist: MockPlaylist) {
  const { track_ids, editor_ids, created_at, updated_at, plays, views, ...row } = playlist
  return { ...row, tracks_count: track_ids.length }
}

/** A playlist's tracks in order, each with its position. */
export const playlistTracks = (db: Db, { track_ids, created_at }: MockPlaylist) =>
  track_ids.flatMap((id, index) => {
    const track = db.tracks.get(id)
    return track ? [{ ...track, position: index + 1, added_at: created_at }] : []
  })

/** True unless the playlist is private and the user neither owns nor edits it. */
export const maySeePlaylist = (user: MockUser | null, playlist: MockPlaylist): boolean =>
  playlist.public || (user !== null && [playlist.owner_id, ...playlist.editor_ids].includes(user.id))

/** Number of reposts of a track or album. */
export const repostsCount = (db: Db, type: RepostableType, id: number): number =>
  db.reposts.all().filter((repost) => repost.repostable_type === type && repost.repostable_id === id).length
