import { tracks } from '@/contract/groups/tracks'
import { HttpStatus, isServerError, isSuccess } from '@/contract/machinery/http-status'
import { toWire } from '@/contract/machinery/wire'
import { siteRoot } from '@/lib/browser/url'

import { isSound } from './download-types'

/** Outcome of a download: the file, a track that cannot be downloaded, or a failure that may pass. */
export type TrackDownload =
  | { type: 'file'; file: Blob }
  | { type: 'unkeepable' }
  /** 403: the plan has no downloads, or only this track has none. */
  | { type: 'forbidden' }
  /** The connection is lost, the server is busy, or the session has ended. */
  | { type: 'interrupted' }

/** Types of pages that a server sends instead of a file, such as its sign-in page. */
const PAGE = /^(text\/|application\/(json|xhtml))/i

/** JSON first, so that the server's errors have their status instead of a page (backend contract, section 2). */
const ACCEPTED = 'application/json, */*'

/** Statuses of a track whose file is permanently gone. */
const MISSING_STATUSES: readonly number[] = [HttpStatus.NotFound, HttpStatus.Gone]

/**
 * Downloads a track's file whole. `onProgress` receives the share of the file that has arrived, 0 to 1. Rejects only
 * when `signal` aborts.
 */
export async function downloadTrack(
  id: number,
  signal: AbortSignal,
  onProgress: (share: number) => void,
): Promise<TrackDownload> {
  try {
    const url = new URL(toWire(tracks.download, { params: { id } }).url, siteRoot())
    // oxlint-disable-next-line no-restricted-globals -- a file that is read in parts, not a response in JSON
    const response = await fetch(url, { headers: { Accept: ACCEPTED }, signal })
    return response.status === HttpStatus.Ok ? await readFile(response, onProgress) : verdictOf(response.status)
  } catch (error) {
    if (signal.aborted) throw error
    return { type: 'interrupted' }
  }
}

function verdictOf(status: number): TrackDownload {
  if (MISSING_STATUSES.includes(status)) return { type: 'unkeepable' }
  if (status === HttpStatus.Forbidden) return { type: 'forbidden' }
  // Other refusals of this one file, such as a 422.
  const isFinal = status === HttpStatus.UnprocessableContent || isSuccess(status)
  return isFinal && !isServerError(status) ? { type: 'unkeepable' } : { type: 'interrupted' }
}

async function readFile(response: Response, onProgress: (share: number) => void): Promise<TrackDownload> {
  const { body, headers } = response
  const type = headers.get('content-type') ?? ''
  if (!body || PAGE.test(type)) return { type: 'interrupted' }
  if (!isSound(type)) return { type: 'unkeepable' }
  // The length of an encoded body is not the file's.
  const length = headers.has('content-encoding') ? 0 : Number(headers.get('content-length') ?? 0)
  const parts: Uint8Array<ArrayBuffer>[] = []
  let bytes = 0
  const reader = body.getReader()
  for (let part = await reader.read(); !part.done; part = await reader.read()) {
    parts.push(part.value)
    bytes += part.value.length
    if (length > 0) onProgress(Math.min(1, bytes / length))
  }
  // A truncated file would end in the middle of the song.
  const isWhole = bytes > 0 && (length === 0 || bytes === length)
  return isWhole ? { type: 'file', file: new Blob(parts, { type }) } : { type: 'interrupted' }
}
