import type { Genre } from '@/contract/shapes/music'
import type { AlbumPlan, ArtistPlan, TrackPlan } from '@demo-media/catalogue/catalogue-plan'
import { planCatalogue } from '@demo-media/catalogue/plan-catalogue'

import { makeAlbum } from '../factories/make-album'
import { makeArtist } from '../factories/make-artist'
import { makeGenre } from '../factories/make-genre'
import { makeTrack } from '../factories/make-track'
import type { Seed } from '../store/db'
import type { MockAlbum, MockArtist, MockTrack, Tag } from '../store/music-rows'
import { personas } from './personas'

/** The part of the seed that is derived from the generated catalogue. */
export type Music = Pick<Seed, 'artists' | 'albums' | 'tracks' | 'genres'>

/** The artist managed by the artist persona. */
export const MANAGED_ARTIST_ID = 1
/** Every n-th track has its own image; the others show their album's. */
const OWN_PICTURE_EVERY = 4

const CITIES = ['Rīga', 'Liepāja', 'Cēsis', 'Rēzekne', null]

type Rows<Row> = ReadonlyMap<number, Row>

const byId = <Row extends { id: number }>(rows: readonly Row[]): Rows<Row> => new Map(rows.map((row) => [row.id, row]))

const rowsWithIds = <Row>(rows: Rows<Row>, ids: readonly number[]): Row[] => ids.flatMap((id) => rows.get(id) ?? [])

const ownerOf = (artistIds: readonly number[]): number =>
  artistIds.includes(MANAGED_ARTIST_ID) ? personas.artist.id : personas.admin.id

function artistRow(plan: ArtistPlan, genres: Rows<Genre>, albumsCount: number): MockArtist {
  const { id, name, language, verified, plays, views, popularity, genreIds } = plan
  const own = rowsWithIds(genres, genreIds)
  return makeArtist({
    id,
    name,
    image_small: `storage/artist_images/${id}.svg`,
    verified,
    plays,
    views,
    popularity,
    albums_count: albumsCount,
    genres: own,
    description: `${name}: ${own.map(({ display_name }) => display_name?.toLocaleLowerCase('lv')).join(', ')}.`,
    country: language === 'lv' ? 'Latvija' : 'Lielbritānija',
    city: language === 'lv' ? (CITIES[id % CITIES.length] ?? null) : null,
    created_at: `${2020 + (id % 5)}-${String((id % 12) + 1).padStart(2, '0')}-15T09:00:00.000000Z`,
    ...(id === MANAGED_ARTIST_ID && { managers: [{ user_id: personas.artist.id, role: 'artist' }] }),
    links: verified ? [{ url: `https://example.org/${id}`, title: 'Mājaslapa' }] : [],
  })
}

const albumRow = (plan: AlbumPlan, { artists, genres, tags }: Context): MockAlbum =>
  makeAlbum({
    id: plan.id,
    name: plan.name,
    image: `storage/album_images/${plan.id}.svg`,
    release_date: plan.releaseDate,
    created_at: plan.releaseDate,
    owner_id: ownerOf(plan.artistIds),
    plays: plan.plays,
    popularity: plan.popularity,
    artists: rowsWithIds(artists, plan.artistIds),
    genres: rowsWithIds(genres, plan.genreIds),
    tags: plan.tags.flatMap((name) => tags.get(name) ?? []),
  })

type Context = { artists: Rows<MockArtist>; genres: Rows<Genre>; tags: ReadonlyMap<string, Tag> }

const trackRow = (plan: TrackPlan, album: MockAlbum | null, { artists, genres, tags }: Context): MockTrack =>
  makeTrack({
    id: plan.id,
    name: plan.name,
    number: plan.number,
    duration: plan.durationMs,
    image: plan.id % OWN_PICTURE_EVERY === 0 ? `storage/album_images/${plan.albumId}.svg` : null,
    src: `storage/track_media/${plan.id}.wav`,
    plays: plan.plays,
    popularity: plan.popularity,
    owner_id: ownerOf(plan.artistIds),
    album,
    artists: rowsWithIds(artists, plan.artistIds),
    genres: rowsWithIds(genres, plan.genreIds),
    tags: plan.tags.flatMap((name) => tags.get(name) ?? []),
    description: `${plan.melody.name} (${plan.melody.origin})`,
    created_at: plan.releaseDate,
  })

function tagsByName(tracks: readonly TrackPlan[]): ReadonlyMap<string, Tag> {
  const names = [...new Set(tracks.flatMap(({ tags }) => tags))].toSorted()
  return new Map(names.map((name, index) => [name, { id: index + 1, name, display_name: name }]))
}

function write(): Music {
  const plan = planCatalogue()
  const genres = plan.genres.map(({ id, slug, name, popularity }) =>
    makeGenre({ id, name: slug, display_name: name, image: `storage/genre_media/${id}.svg`, popularity }),
  )
  const albumsOf = (artistId: number) => plan.albums.filter(({ artistIds }) => artistIds.includes(artistId)).length
  const artists = plan.artists.map((artist) => artistRow(artist, byId(genres), albumsOf(artist.id)))
  const context = { genres: byId(genres), artists: byId(artists), tags: tagsByName(plan.tracks) }
  const albums = plan.albums.map((album) => albumRow(album, context))
  const albumOf = byId(albums)
  const tracks = plan.tracks.map((track) => trackRow(track, albumOf.get(track.albumId) ?? null, context))
  return { genres, artists, albums, tracks }
}

let written: Music | undefined

/** The catalogue in the contract's shapes, built once. */
export const music = (): Music => (written ??= write())
