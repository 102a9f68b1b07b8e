import { HttpStatus } from '@/contract/http-status'
import type { Track } from '@/contract/music'
import { tracks } from '@/contract/tracks'
import { ApiError, isPassing, SESSION_ENDED } from '@/core/platform/api/api-error'
import { call } from '@/core/platform/api/call'
import { probe } from '@/core/platform/api/probe'
import { isSameSite } from '@/core/platform/settings/is-same-site'
import type { Renewal } from '@/core/shared/playback/deck'

import { findVideo } from './find-video'
import { renewed } from './renewed'
import { sourceOf } from './source'

/**
 * Asks the server for a track anew, whose source may have expired or been taken away; for a video where it has none
 * (backend contract, section 5). Never rejects.
 */
export async function renewSource(track: Track): Promise<Renewal> {
  try {
    if (!isOwn(track)) return await findVideo(track)
    const fresh = await find(track)
    if (!fresh) return { type: 'gone' }
    const src = fresh.src ?? ''
    // The same address again is worth one more try, unless the site itself says no.
    if (src === track.src) await ask(track)
    return src ? { type: 'source', src } : { type: 'broken' }
  } catch (error) {
    return renewalOf(error)
  }
}

/** What the server has of the track now; undefined when it was deleted. Throws ApiError. */
async function find({ id }: Track) {
  try {
    return (await renewed(() => call(tracks.show, { params: { id }, query: { loader: 'track' } }))).track
  } catch (error) {
    if (error instanceof ApiError && (error.status === HttpStatus.NotFound || error.status === HttpStatus.Gone))
      return undefined
    throw error
  }
}

/** A file or a stream, which the track's row names; without one there are only videos. */
const isOwn = (track: Track): boolean => 'url' in sourceOf(track)

async function ask(track: Track): Promise<void> {
  const source = sourceOf(track)
  if ('url' in source && isSameSite(source.url)) await renewed(() => probe(source.url))
}

function renewalOf(error: unknown): Renewal {
  if (!(error instanceof ApiError)) return { type: 'broken' }
  const { status, retryAfter } = error
  if (isPassing(error)) return { type: 'unreachable', retryAfter }
  if (SESSION_ENDED.includes(status)) return { type: 'signedOut' }
  return status === HttpStatus.PaymentRequired || status === HttpStatus.Forbidden
    ? { type: 'refused', reason: error }
    : { type: 'broken' }
}
