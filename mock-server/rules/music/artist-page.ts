import type { Genre } from '@/contract/shapes/music'

import type { Caller } from '../../state/caller'
import type { Db } from '../../state/store/db'
import { findRow } from '../../state/store/find-row'
import type { MockArtist } from '../../state/store/music-rows'
import { type ListQuery, listRows, sortRows } from '../lists/listing'
import {
  presentAlbum,
  presentAlbumWithTracks,
  presentArtist,
  presentGenres,
  presentManagedArtist,
  presentProfile,
  presentTrack,
} from './present'

const ALBUMS_PAGE_SIZE = 5
const TRACKS_PAGE_SIZE = 20
const FOLLOWERS_PAGE_SIZE = 25
const TOP_TRACKS = 20
const SIMILAR_ARTISTS = 10

/** Tab ids in `settings.artistPage.tabs` (backend contract, section 1.5). */
const TABS = { discography: 1, tracks: 4, albums: 5 } as const

const tracksOf = (db: Db, artistId: number) =>
  db.tracks.all().filter(({ artists }) => artists.some(({ id }) => id === artistId))

/** Artists that share genres, those with the most in common first. */
function similarArtists(db: Db, { id, genres }: MockArtist) {
  const own = new Set(genres.map((genre: Genre) => genre.id))
  const countSharedGenres = (artist: MockArtist) => artist.genres.filter((genre) => own.has(genre.id)).length
  return db.artists
    .all()
    .filter((artist) => artist.id !== id && countSharedGenres(artist) > 0)
    .toSorted((a, b) => countSharedGenres(b) - countSharedGenres(a) || (b.plays ?? 0) - (a.plays ?? 0))
    .slice(0, SIMILAR_ARTISTS)
    .map(presentArtist)
}

const followersOf = (db: Db, artistId: number) =>
  db.likes
    .all()
    .filter((like) => like.likeable_type === 'artist' && like.likeable_id === artistId)
    .flatMap(({ user_id }) => db.users.get(user_id) ?? [])

const profileImages = ({ profile_images: images, image_small: picture }: MockArtist) =>
  images ?? (picture ? [picture] : [])

type AlbumsQuery = ListQuery & { loadAlbumTracks?: boolean | undefined; albumsPerPage?: number | undefined }

/** A page of the artist's albums, newest first, with their tracks if requested. */
export function artistAlbums(caller: Caller, id: string | number, query: AlbumsQuery) {
  const artist = findRow(caller.db.artists, id, 'Artist')
  const albums = caller.db.albums.all().filter(({ artists }) => artists.some((credit) => credit.id === artist.id))
  const page = listRows(caller, albums, query, {
    table: 'albums',
    order: 'release_date:desc',
    perPage: query.albumsPerPage ?? ALBUMS_PAGE_SIZE,
    kind: 'simple',
  })
  const present = query.loadAlbumTracks ? presentAlbumWithTracks : presentAlbum
  return { ...page, data: page.data.map((album) => present(caller, album)) }
}

/** A page of the artist's tracks, most played first. */
export function artistTracks(caller: Caller, id: string | number, query: ListQuery) {
  const artist = findRow(caller.db.artists, id, 'Artist')
  const page = listRows(caller, tracksOf(caller.db, artist.id), query, {
    table: 'tracks',
    order: 'popularity:desc',
    perPage: TRACKS_PAGE_SIZE,
  })
  return { ...page, data: page.data.map((track) => presentTrack(caller, track)) }
}

/** A page of the artist's followers; liking an artist is following. */
export function artistFollowers(caller: Caller, id: string | number, query: ListQuery) {
  const artist = findRow(caller.db.artists, id, 'Artist')
  const page = listRows(caller, followersOf(caller.db, artist.id), query, {
    table: 'users',
    perPage: FOLLOWERS_PAGE_SIZE,
  })
  return { ...page, data: page.data.map(presentProfile) }
}

/** Data of the artist page; albums and tracks only if their tab is active. */
export function artistPage(caller: Caller, id: string | number, loader = 'artistPage') {
  const { db, cookies } = caller
  const artist = findRow(db.artists, id, 'Artist')
  const isActive = (...ids: number[]) =>
    db.settings.artistPage?.tabs?.some((tab) => tab.active && ids.includes(Number(tab.id))) ?? false
  const topTracks = sortRows(tracksOf(db, artist.id), { column: 'popularity', direction: 'desc' }).slice(0, TOP_TRACKS)
  return {
    artist: {
      ...(loader === 'editArtistPage' ? presentManagedArtist : presentArtist)(artist),
      genres: presentGenres(db, artist.genres),
      similar: similarArtists(db, artist),
      top_tracks: topTracks.map((track) => presentTrack(caller, track)),
      likes_count: followersOf(db, artist.id).length,
      profile: { description: artist.description, country: artist.country, city: artist.city },
      profile_images: profileImages(artist).map((url) => ({ url })),
      links: artist.links,
    },
    loader,
    selectedAlbumLayout: cookies['artistPage-albumLayout'] ?? db.settings.player?.default_artist_view ?? 'list',
    ...(isActive(TABS.discography, TABS.albums) && { albums: artistAlbums(caller, id, { loadAlbumTracks: true }) }),
    ...(isActive(TABS.tracks) && { tracks: artistTracks(caller, id, {}) }),
  }
}
