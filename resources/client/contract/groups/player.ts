import * as z from 'zod/mini'

import { emptyResponse, endpoint } from '../machinery/endpoint'
import { trackSchema } from '../shapes/music'

/** Maximum number of tracks in one response of {@link player.queue}. */
export const MAX_QUEUE_PAGE_SIZE = 100

const QUEUE_ID = /^[a-z]+\.[\w-]+\.[a-zA-Z*]+(\.[^.|]+\|(asc|desc))?$/

const queueId = z.string().check(z.regex(QUEUE_ID, 'The queue id format is invalid.'))

/** Playback: loading more tracks for the queue, and the play log (backend contract, section 5). */
export const player = {
  /** Loads more tracks. `lastTrack` is the queue's last track as an object; the server continues after it. */
  queue: endpoint({
    method: 'POST',
    path: 'player/tracks',
    body: z.object({
      queueId,
      lastTrack: z.optional(z.looseObject({ id: z.number() })),
      perPage: z.optional(z.number().check(z.minimum(1), z.maximum(MAX_QUEUE_PAGE_SIZE))),
    }),
    response: z.looseObject({ tracks: z.array(trackSchema) }),
  }),
  /** Logs one play; the server counts at most one per minute for each user and track. */
  logPlay: endpoint({
    method: 'POST',
    path: 'tracks/plays/:trackId/log',
    body: z.object({ queueId }),
    response: emptyResponse,
  }),
}
