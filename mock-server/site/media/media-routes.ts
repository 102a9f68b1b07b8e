import { HttpStatus } from '@/contract/machinery/http-status'
import { hlsInit, hlsPlaylist, hlsSegment } from '@demo-media/audio/hls'
import { renderWav, wavSize } from '@demo-media/audio/wav'
import { coverSvg } from '@demo-media/pictures/cover'
import { genreSvg } from '@demo-media/pictures/genre-picture'
import { portraitSvg } from '@demo-media/pictures/portrait'

import { fileAt, fileResponse } from '../../rules/files/file-at'
import { holdsSignature } from '../../rules/music/signed-media'
import type { Db } from '../../state/store/db'
import type { MockTrack } from '../../state/store/music-rows'
import type { World } from '../../state/world'
import { type RangeFile, rangeResponse, wholeResponse } from './range-response'

type Draw = (db: Db, id: number) => string | undefined

/** Draws the row's picture, if the row exists. */
const pictureOf =
  <Row>(find: (db: Db, id: number) => Row | undefined, draw: (row: Row, id: number) => string): Draw =>
  (db, id) => {
    const row = find(db, id)
    return row && draw(row, id)
  }

/** Seed and title of the landing page's pictures; the title's words choose the scene. */
const landingPictures: Record<number, readonly [seed: string, title: string]> = {
  1: ['homepage-4-2', 'Mājas pagalms'],
  2: ['homepage-2-3', 'Putnu koris'],
  3: ['homepage-3-2', 'Mēness miegs'],
  4: ['homepage-4', 'Mājas pagalms'],
  5: ['homepage-5-2', 'Zvaigžņu jostas'],
  6: ['homepage-6-3', 'Lāča meža draugi'],
  7: ['homepage-7-4', 'Vilciens uz jūru'],
  8: ['homepage-8-1', 'Vakara ciems'],
}

/** Pictures by folder. Each kind has its own seeds, so that an album and a playlist with the same id differ. */
const pictures: Record<string, Draw> = {
  album_images: pictureOf(
    (db, id) => db.albums.get(id),
    ({ name }, id) => coverSvg(`album-${id}`, name),
  ),
  playlist_media: pictureOf(
    (db, id) => db.playlists.get(id),
    ({ name }, id) => coverSvg(`playlist-${id}`, name),
  ),
  homepage: pictureOf(
    (_, id) => landingPictures[id],
    ([seed, title]) => coverSvg(seed, title),
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

/** Short enough for tests to see each other's changes, long enough to avoid refetching while scrolling. */
const CACHING = 'public, max-age=60'

function fingerprint(text: string): string {
  let hash = 0
  for (let index = 0; index < text.length; index++) hash = (Math.imul(hash, 31) + text.charCodeAt(index)) | 0
  return (hash >>> 0).toString(16)
}

/** Serves an uploaded file; audio like that of the seeded tracks. */
function uploadedFile(world: MediaWorld, request: Request, path: string): Response | undefined {
  const stored = fileAt(world.db, path)
  if (!stored?.content || stored.type !== 'audio') return stored && fileResponse(stored)
  const { content, mime, file_name } = stored
  return deliverAudio(world, request, {
    size: content.size,
    type: mime ?? 'application/octet-stream',
    etag: `"${file_name}"`,
    read: async (from, toExclusive) => new Uint8Array(await content.slice(from, toExclusive).arrayBuffer()),
  })
}

/** Sends audio in the way that the world is set to. */
function deliverAudio(world: MediaWorld, request: Request, file: RangeFile): Response {
  return world.audio === 'ranges'
    ? rangeResponse(request, file)
    : wholeResponse(request, file, { isSized: world.audio === 'sized' })
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

/** Responds with the bytes, or with 404 if there are none. */
const file = (type: string, bytes: Uint8Array | undefined): Response =>
  bytes
    ? new Response(new Uint8Array(bytes), { headers: { 'Content-Type': type } })
    : Response.json({ message: 'There is no such file.' }, { status: HttpStatus.NotFound })

/** Responds with the track's HLS playlist, or with one of its segments. */
function streamFile(trackId: number, part: string | undefined): Response {
  if (part === undefined) return file('application/vnd.apple.mpegurl', new TextEncoder().encode(hlsPlaylist(trackId)))
  return file('audio/mp4', part === 'init.mp4' ? hlsInit(trackId) : hlsSegment(trackId, Number.parseInt(part, 10)))
}

function audio(world: MediaWorld, request: Request, track: MockTrack): Response {
  if (!holdsSignature(world, track, request))
    return Response.json({ message: 'Invalid signature.' }, { status: HttpStatus.Forbidden })
  const trackId = track.id
  const size = wavSize(trackId)
  return deliverAudio(world, request, {
    size,
    type: 'audio/wav',
    etag: `"track-${trackId}-${size}"`,
    read: (from, toExclusive) => renderWav(trackId, from, toExclusive),
  })
}

const FILE_PATH = /^storage\/(?<folder>\w+)\/(?<id>\d{1,15})\.(?<extension>wav|svg)$/
const STREAM_PATH = /^storage\/track_media\/(?<id>\d{1,15})(?:\.m3u8|\/(?<part>init\.mp4|\d{1,6}\.m4s))$/

type MediaWorld = Pick<World, 'db' | 'now' | 'audio'>

function streamOf({ db }: MediaWorld, path: string): Response | undefined {
  const { id, part } = STREAM_PATH.exec(path)?.groups ?? {}
  const track = db.tracks.get(Number(id))
  return track?.src?.endsWith('.m3u8') ? streamFile(track.id, part) : undefined
}

function fileOf(world: MediaWorld, path: string, request: Request): Response | undefined {
  const { db } = world
  const { folder = '', id: digits, extension } = FILE_PATH.exec(path)?.groups ?? {}
  const id = Number(digits)
  if (extension === 'wav') {
    const track = folder === 'track_media' ? db.tracks.get(id) : undefined
    return track && audio(world, request, track)
  }
  const svg = Object.hasOwn(pictures, folder) ? pictures[folder]?.(db, id) : undefined
  return svg === undefined ? undefined : picture(request, svg)
}

/** Serves audio and pictures of the world's rows; undefined for other paths and unknown rows. */
export function mediaResponse(world: MediaWorld, request: Request, path: string): Response | undefined {
  if (request.method !== 'GET' && request.method !== 'HEAD') return undefined
  const response = streamOf(world, path) ?? uploadedFile(world, request, path) ?? fileOf(world, path, request)
  response?.headers.set('Cache-Control', request.url.includes('signature=') || !response.ok ? 'no-store' : CACHING)
  return response
}
