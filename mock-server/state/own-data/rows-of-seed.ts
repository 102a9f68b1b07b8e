import { makeAlbum } from '../factories/make-album'
import { makeArtist } from '../factories/make-artist'
import { makeChannel } from '../factories/make-channel'
import { makeGenre } from '../factories/make-genre'
import { makePlaylist } from '../factories/make-playlist'
import { makeTrack } from '../factories/make-track'
import { EDITOR_ID } from '../seeds/people'
import type { Seed } from '../store/db'
import type { MockChannel } from '../store/music-rows'
import type { SeedFile } from './seed-file'

type Catalogue = Pick<Seed, 'genres' | 'artists' | 'albums' | 'tracks' | 'playlists'>

/** Indexes rows by id. The returned function throws for an unknown id, which `seedProblems` has ruled out. */
function indexed<Row extends { id: number }>(rows: readonly Row[]) {
  const byId = new Map(rows.map((row) => [row.id, row]))
  return (id: number): Row => {
    const row = byId.get(id)
    if (!row) throw new Error(`There is no row with the id ${id}`)
    return row
  }
}

/** Drops absent fields, so that the factories' defaults apply. */
const definedFields = <Row extends object>(row: Row) =>
  Object.fromEntries(Object.entries(row).filter(([, value]) => value !== undefined)) as {
    [Key in keyof Row]: Exclude<Row[Key], undefined>
  }

/** Path of the picture that the mock draws for a row. */
const drawingPath = (folder: string, id: number): string => `storage/${folder}/${id}.svg`

/** Builds the catalogue of a file without mistakes. */
export function catalogueOf(file: SeedFile): Catalogue {
  const genres = file.genres.map((row) =>
    makeGenre({ display_name: row.name, image: drawingPath('genre_media', row.id), ...definedFields(row) }),
  )
  const genreOf = indexed(genres)

  const artists = file.artists.map(({ genres: genreIds, ...row }) =>
    makeArtist({
      image_small: drawingPath('artist_images', row.id),
      ...definedFields(row),
      genres: genreIds.map(genreOf),
      albums_count: file.albums.filter((album) => album.artists.includes(row.id)).length,
    }),
  )
  const artistOf = indexed(artists)

  const albums = file.albums.map(({ artists: artistIds, genres: genreIds, ...row }) =>
    makeAlbum({
      image: drawingPath('album_images', row.id),
      ...definedFields(row),
      artists: artistIds.map(artistOf),
      genres: genreIds.map(genreOf),
    }),
  )
  const albumOf = indexed(albums)

  const tracks = file.tracks.map(({ album, artists: artistIds, genres: genreIds, ...row }) =>
    makeTrack({
      src: `storage/track_media/${row.id}.wav`,
      ...definedFields(row),
      album: album === null || album === undefined ? null : albumOf(album),
      artists: artistIds.map(artistOf),
      genres: genreIds.map(genreOf),
    }),
  )
  const trackOf = indexed(tracks)

  const playlists = file.playlists.map(({ tracks: trackIds, ...row }) =>
    makePlaylist({
      image: drawingPath('playlist_media', row.id),
      ...definedFields(row),
      owner_id: EDITOR_ID,
      track_ids: trackIds.map((id) => trackOf(id).id),
    }),
  )
  return { genres, artists, albums, tracks, playlists }
}

/** Builds the channels of a seed file; none if it names none. */
export function channelsOf(file: SeedFile): MockChannel[] {
  return file.channels.map(({ items, config, ...row }) =>
    makeChannel({
      ...definedFields({ ...row, description: row.description ?? null }),
      item_ids: items,
      config: {
        contentType: items.length > 0 ? 'manual' : 'listAll',
        contentOrder: items.length > 0 ? 'channelables.order:asc' : 'popularity:desc',
        paginationType: 'infiniteScroll',
        ...config,
      },
    }),
  )
}
