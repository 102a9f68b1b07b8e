import { albums } from '@/contract/groups/albums'
import { tracks } from '@/contract/groups/tracks'
import { HttpStatus } from '@/contract/machinery/http-status'
import { ApiError, isUncertain, UnconfirmedWrite } from '@/core/platform/api/api-error'
import { call } from '@/core/platform/api/call'

import { readAlbum, refreshMusic } from '../../music-editing/queries'
import type { Publishing } from '../draft/create-publishing'
import { recordPublished } from '../draft/published-files'
import { albumBody, type Place, trackBody } from '../release/bodies'
import { lacksLyrics, type ReleaseTrack } from '../release/release'
import { eachTrack } from './each-track'
import { findCreatedAlbum, findPublishedTrack } from './find-published'
import { isOfOneTrack, refusedFields } from './refusal'
import { saveLyrics } from './save-lyrics'

/** Draws the waveform of a track; undefined when the recording cannot be read. */
export type WaveOf = (track: ReleaseTrack) => Promise<number[][] | undefined>

/**
 * Publishes what is not public yet: a new album first, then each track, then synced lyrics. A track that the server
 * refuses keeps its refusal, and the others follow; what is public is recorded at once, so that another try continues from
 * there. Throws the error that stopped all.
 */
export async function publishRelease(publishing: Publishing, waveOf: WaveOf): Promise<void> {
  try {
    const place = await openPlace(publishing)
    await eachTrack(publishing, isUnpublished, (track) => publishTrack(publishing, track, place, waveOf))
    await eachTrack(publishing, lacksLyrics, (track) => saveLyrics(publishing.release(), track))
  } finally {
    publishing.setProgress({ sending: null })
    void refreshMusic()
  }
}

const isUnpublished = ({ published }: ReleaseTrack): boolean => published === null

type PlaceOf = (track: ReleaseTrack) => Place | null

/** Prepares the album of the tracks; returns the place of each. */
async function openPlace(publishing: Publishing): Promise<PlaceOf> {
  const { kind, target } = publishing.release()
  if (kind === 'singles') return () => null
  if (kind === 'existing' && target) {
    const known = await readAlbum(target.id)
    let number = Math.max(known.tracks.length, ...known.tracks.map((track) => track.number ?? 0))
    return () => ({ albumId: target.id, number: (number += 1) })
  }
  const albumId = await createAlbum(publishing)
  const { tracks: songs } = publishing.release()
  // Songs that are public keep their numbers, though others were moved or removed since.
  const isContinued = songs.some(({ published }) => published)
  const taken = new Set(isContinued ? (await readAlbum(albumId)).tracks.map((track) => track.number) : [])
  return ({ key }) => {
    let number = songs.findIndex((song) => song.key === key) + 1
    while (taken.has(number)) number += 1
    taken.add(number)
    return { albumId, number }
  }
}

async function createAlbum(publishing: Publishing): Promise<number> {
  const { album } = publishing.release()
  if (album.id !== null) return album.id
  publishing.setProgress({ sending: '' })
  const setAlbum = (changes: Partial<typeof album>) =>
    publishing.change((release) => ({ ...release, album: { ...release.album, ...changes } }))
  const found = album.isUncertain ? await findCreatedAlbum(album.values.name) : undefined
  try {
    const created = found ?? (await call(albums.create, { body: albumBody(publishing.release()) }))?.album
    const id = (created ?? (await findCreatedAlbum(album.values.name)))?.id
    if (id === undefined) throw new UnconfirmedWrite(HttpStatus.Ok)
    setAlbum({ id, isUncertain: false, errors: {} })
    return id
  } catch (error) {
    if (error instanceof ApiError)
      setAlbum({ isUncertain: isUncertain(error), errors: isOfOneTrack(error) ? refusedFields(error) : {} })
    throw error
  }
}

/** Sends a track that is not public; returns what is known of it then. Throws ApiError. */
async function publishTrack(publishing: Publishing, track: ReleaseTrack, placeOf: PlaceOf, waveOf: WaveOf) {
  const place = placeOf(track)
  const found = track.isUncertain ? await findPublishedTrack(track, place?.albumId ?? null) : undefined
  const id = found?.id ?? (await sendTrack(publishing, track, place, waveOf))
  recordPublished({ key: track.key, id })
  return { published: { id } }
}

/** Sends a track; returns its id, or null where the response leaves it out. Throws ApiError. */
async function sendTrack(publishing: Publishing, track: ReleaseTrack, place: Place | null, waveOf: WaveOf) {
  const waveData = await waveOf(track)
  const body = { ...trackBody(publishing.release(), track, place), ...(waveData && { waveData }) }
  return (await call(tracks.create, { body }))?.track?.id ?? null
}
