import { audioSearchParams, search } from '@/contract/groups/search'
import { tracks } from '@/contract/groups/tracks'
import { HttpStatus } from '@/contract/machinery/http-status'
import type { Track } from '@/contract/shapes/music'
import { ApiError, isTransient, SESSION_ENDED } from '@/core/platform/api/api-error'
import { call } from '@/core/platform/api/call'
import { probe } from '@/core/platform/api/probe'
import type { Renewal } from '@/core/shared/playback/deck'
import { isSameSite } from '@/lib/browser/safe-url'

import { withSessionRenewal } from '../queue/server-queue'
import { sourceOf } from './source'

/**
 * Requests a fresh source for a track whose source may have expired or been withdrawn, or a video for a track without
 * one (backend contract, section 5). Never rejects.
 */
export async function renewSource(track: Track): Promise<Renewal> {
  try {
    if (!hasFile(track)) return await findVideo(track)
    const fresh = await fetchTrack(track)
    if (!fresh) return { type: 'gone' }
    const src = fresh.src ?? ''
    // An unchanged URL is worth one retry, unless the site itself refuses the file.
    if (src === track.src) await probeFile(track)
    return src ? { type: 'source', src } : { type: 'broken' }
  } catch (error) {
    return renewalOf(error)
  }
}

/** Requests the track; undefined if it was deleted. Throws ApiError. */
async function fetchTrack({ id }: Track) {
  try {
    return (await withSessionRenewal(() => call(tracks.show, { params: { id }, query: { loader: 'trackPage' } }))).track
  } catch (error) {
    if (error instanceof ApiError && (error.status === HttpStatus.NotFound || error.status === HttpStatus.Gone))
      return undefined
    throw error
  }
}

/** Whether the track names a file or a stream; otherwise only a video can be found for it. */
const hasFile = (track: Track): boolean => 'url' in sourceOf(track)

async function probeFile(track: Track): Promise<void> {
  const source = sourceOf(track)
  if ('url' in source && isSameSite(source.url)) await withSessionRenewal(() => probe(source.url))
}

function renewalOf(error: unknown): Renewal {
  if (!(error instanceof ApiError)) return { type: 'broken' }
  const { status, retryAfter } = error
  if (isTransient(error)) return { type: 'unreachable', retryAfter }
  if (SESSION_ENDED.includes(status)) return { type: 'signedOut' }
  return status === HttpStatus.PaymentRequired || status === HttpStatus.Forbidden
    ? { type: 'refused', reason: error }
    : { type: 'broken' }
}

/** Searches a video for a track without a source, other than the one that failed. Throws ApiError. */
async function findVideo(track: Track): Promise<Renewal> {
  const { id, name, src } = track
  const params = audioSearchParams({ id, name, artist: track.artists[0]?.name ?? name })
  const { results } = await withSessionRenewal(() => call(search.audio, { params }))
  const video = results.find((found) => found.id !== src && sourceOf({ src: found.id }).kind === 'youtube')
  return video ? { type: 'source', src: video.id } : { type: 'broken' }
}
