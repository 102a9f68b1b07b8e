import type { Db } from './db'
import { coverSvg } from './media/cover'
import { genreSvg } from './media/genre-picture'
import { portraitSvg } from './media/portrait'
import { rangeResponse } from './media/range-response'
import { renderWav, wavSize } from './media/wav'
import type { World } from './world'

type Draw = (db: Db, id: number) => string | undefined

/** Draws the row's picture, when there is such a row. */
const pictureOf =
  <Row>(find: (db: Db, id: number) => Row | undefined, draw: (row: Row, id: number) => string): Draw =>
  (db, id) => {
    const row = find(db, id)
    return row && draw(row, id)
  }

/** Pictures by folder; each kind has its own seeds, so that an album and a playlist of the same id differ. */
const pictures: Record<string, Draw> = {
  album_images: pictureOf(
    (db, id) => db.albums.get(id),
    ({ name }, id) => coverSvg(`album-${id}`, name),
  ),
  playlist_media: pictureOf(
    (db, id) => db.playlists.get(id),
    ({ name }, id) => coverSvg(`playlist-${id}`, name),
  ),
  artist_images: pictureOf(
    (db, id) => db.artists.get(id),
    ({ name }, id) => portraitSvg(`artist-${id}`, name),
  ),
  avatars: pictureOf(
    (db, id) => db.users.get(id),
    ({ display_name }, id) => portraitSvg(`user-${id}`, display_name),
  ),
  genre_media: pictureOf(
    (db, id) => db.genres.get(id),
    ({ name, display_name }) => genreSvg(name, display_name ?? name),
  ),
}

/** Short enough for tests of the same server to see each other's changes, long enough to spare a scrolling page. */
const CACHING = 'public, max-age=60'

function fingerprint(text: string): string {
  let hash = 0
  for (let index = 0; index < text.length; index++) hash = (Math.imul(hash, 31) + text.charCodeAt(index)) | 0
  return (hash >>> 0).toString(16)
}

function picture(request: Request, svg: string): Response {
  const bytes = new TextEncoder().encode(svg)
  return rangeResponse(request, {
    size: bytes.length,
    type: 'image/svg+xml',
    etag: `"${bytes.length}-${fingerprint(svg)}"`,
    read: (from, toExclusive) => bytes.subarray(from, toExclusive),
  })
}

function audio(request: Request, trackId: number): Response {
  const size = wavSize(trackId)
  return rangeResponse(request, {
    size,
    type: 'audio/wav',
    etag: `"track-${trackId}-${size}"`,
    read: (from, toExclusive) => renderWav(trackId, from, toExclusive),
  })
}

const ADDRESS = /^storage\/(?<folder>\w+)\/(?<id>\d{1,15})\.(?<extension>wav|svg)$/

function fileOf(db: Db, path: string, request: Request): Response | undefined {
  const { folder = '', id: digits, extension } = ADDRESS.exec(path)?.groups ?? {}
  const id = Number(digits)
  if (extension === 'wav') return folder === 'track_media' && db.tracks.get(id) ? audio(request, id) : undefined
  const svg = Object.hasOwn(pictures, folder) ? pictures[folder]?.(db, id) : undefined
  return svg === undefined ? undefined : picture(request, svg)
}

/** Audio and pictures of the world's rows; undefined when the path within the site is of neither, or of no row. */
export function mediaResponse({ db }: Pick<World, 'db'>, request: Request, path: string): Response | undefined {
  if (request.method !== 'GET' && request.method !== 'HEAD') return undefined
  const response = fileOf(db, path, request)
  response?.headers.set('Cache-Control', CACHING)
  return response
}
