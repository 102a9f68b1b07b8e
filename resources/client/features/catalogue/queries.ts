import { type AlbumPage, albums } from '@/contract/groups/albums'
import { type ArtistPage, artists } from '@/contract/groups/artists'
import { genres } from '@/contract/groups/genres'
import { radio } from '@/contract/groups/radio'
import { tags } from '@/contract/groups/tags'
import { type TrackPage, tracks } from '@/contract/groups/tracks'
import type { Output } from '@/contract/machinery/endpoint'
import type { Page } from '@/contract/machinery/pagination'
import type { Track } from '@/contract/shapes/music'
import { infiniteQuery, query } from '@/core/platform/api/query'
import { embeddedData } from '@/core/platform/bootstrap/embedded-data'

/** Page size of an artist's albums (backend contract, section 5). */
const ALBUMS_PER_PAGE = 5

/** Starts an infinite query with a page that is already loaded. */
const initialPage = <Item>(first: Page<Item> | null | undefined) => ({
  initialData: first ? { pages: [{ pagination: first }], pageParams: [1] } : undefined,
})

export const artistQueries = {
  show: (id: string) => ({
    ...query(artists.show, { params: { id }, query: { loader: 'artistPage' } }),
    ...embeddedData('artistPage', artists.show, ({ artist }) => String(artist.id) === id),
  }),
  /** `first` is the page included in the artist response. */
  albums: (id: string, first: ArtistPage['albums']) => ({
    ...infiniteQuery(
      artists.albums,
      {
        params: { id },
        query: { paginate: 'simple', perPage: first?.perPage ?? ALBUMS_PER_PAGE, loadAlbumTracks: true },
      },
      { pageOf: ({ pagination }) => pagination },
    ),
    ...initialPage(first),
  }),
  tracks: (id: string, first: ArtistPage['tracks']) => ({
    ...infiniteQuery(
      artists.tracks,
      { params: { id }, query: { perPage: first?.perPage ?? 20 } },
      { pageOf: ({ pagination }) => pagination },
    ),
    ...initialPage(first),
  }),
  followers: (id: string) =>
    infiniteQuery(
      artists.followers,
      { params: { id }, query: { perPage: 25 } },
      { pageOf: ({ pagination }) => pagination },
    ),
}

export const albumQueries = {
  show: (id: string) => ({
    ...query(albums.show, { params: { id }, query: { loader: 'albumPage' } }),
    ...embeddedData('albumPage', albums.show, ({ album }) => String(album.id) === id),
  }),
  embed: (id: string) => query(albums.show, { params: { id }, query: { loader: 'albumEmbed' } }),
}

export const trackQueries = {
  show: (id: string) => ({
    ...query(tracks.show, { params: { id }, query: { loader: 'trackPage' } }),
    ...embeddedData('trackPage', tracks.show, ({ track }) => String(track.id) === id),
  }),
  wave: (id: number) => query(tracks.wave, { params: { id } }),
  lyrics: (id: number, duration: number | null | undefined) =>
    query(tracks.lyrics, { params: { id }, query: { duration: duration ?? undefined } }),
}

/** The artist, track or genre a radio is based on. */
export type RadioSeed = Output<typeof radio.show>['seed']

export const radioQueries = {
  show: (type: string, id: string | number) => query(radio.show, { params: { type, id } }),
}

export const genreQueries = {
  list: () => infiniteQuery(genres.list, { query: { perPage: 50 } }, { pageOf: ({ pagination }) => pagination }),
}

export const tagQueries = {
  tracks: (name: string) =>
    infiniteQuery(tags.tracks, { params: { name } }, { pageOf: ({ pagination }) => pagination }),
  albums: (name: string) =>
    infiniteQuery(tags.albums, { params: { name } }, { pageOf: ({ pagination }) => pagination }),
}

/** Returns the track of a track page as queues store it: its album without the album's tracks. */
export function playableTrack({ album, ...track }: TrackPage['track']): Track {
  if (!album) return { ...track, album: null }
  const { tracks: _, ...rest } = album
  return { ...track, album: rest }
}

/** Returns an album page's tracks with their album filled in: the response omits it, but queues need it. */
export function albumTracks({ tracks, ...album }: AlbumPage['album']): Track[] {
  return tracks.map((track) => ({ ...track, album: track.album ?? album }))
}
