import { player } from '@/contract/groups/player'
import { HttpStatus } from '@/contract/machinery/http-status'
import type { Track } from '@/contract/shapes/music'
import { ApiError } from '@/core/platform/api/api-error'
import { call } from '@/core/platform/api/call'
import { recovery } from '@/core/platform/api/recovery'

/** Model that a list of tracks belongs to, as named in queue ids. */
export type QueueModel = 'album' | 'artist' | 'channel' | 'genre' | 'playlist' | 'tag' | 'track' | 'user'

/** Which tracks of the model: all of them (`*`), or a list that the server derives. */
export type QueueKind = '*' | 'libraryTracks' | 'playHistory' | 'radio'

type QueueOptions = {
  kind?: QueueKind
  /** The list's order on the screen, if it differs from the server's default. */
  order?: { column: string; direction: 'asc' | 'desc' }
}

/** Models whose lists the server continues page by page. */
const CONTINUED = ['album', 'artist', 'playlist', 'user']

/**
 * Builds a list's id on the server, `model.id.kind[.column|direction]`, with `^` for dots in the column (backend
 * contract, section 5).
 */
export function queueIdOf(model: QueueModel, id: number | string, { kind = '*', order }: QueueOptions = {}): string {
  const name = `${model}.${id}.${kind}`
  return order ? `${name}.${order.column.replaceAll('.', '^')}|${order.direction}` : name
}

/** Whether the server can continue a list beyond the tracks it was started with (backend contract, section 5). */
export function isContinued(queueId: string): boolean {
  const [model = '', , kind] = queueId.split('.')
  return kind === 'radio' || CONTINUED.includes(model)
}

/** Requests the tracks of a list after `lastTrack`, or its first ones. Throws ApiError. */
export async function tracksOf(queueId: string, lastTrack?: Track): Promise<Track[]> {
  const { tracks } = await withSessionRenewal(() =>
    call(player.queue, { body: { queueId, ...(lastTrack && { lastTrack }) } }),
  )
  return tracks
}

/** Adds one to the play count of a track; outside a list, its queue is the track's. Throws ApiError. */
export async function logPlay({ id }: Track, queueId: string | null): Promise<void> {
  const body = { queueId: queueId ?? queueIdOf('track', id) }
  await withSessionRenewal(() => call(player.logPlay, { params: { trackId: id }, body }))
}

/**
 * Retries a call once if the session had expired (401) and was renewed silently; `call()` itself does so after a 419.
 */
export async function withSessionRenewal<Result>(attempt: () => Promise<Result>): Promise<Result> {
  try {
    return await attempt()
  } catch (error) {
    if (!(error instanceof ApiError && error.status === HttpStatus.Unauthorized && (await recovery().renewSession())))
      throw error
    return attempt()
  }
}
