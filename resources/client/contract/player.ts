import * as z from 'zod/mini'

import { emptyAnswer } from './empty-answer'
import { endpoint } from './endpoint'
import { trackSchema } from './music'
import { optionalText as text } from './wire'

/** The most tracks one call of the queue's continuation gives. */
export const QUEUE_PAGE_LIMIT = 100

const QUEUE_ID = /^[a-z]+\.[\w-]+\.[a-zA-Z*]+(\.[^.|]+\|(asc|desc))?$/

/** Playing: the queue's continuation on the server and the play log (backend contract, section 5). */
export const player = {
  /** `lastTrack` is the whole last track of the queue: the server continues after it. */
  queue: endpoint({
    method: 'POST',
    path: 'player/tracks',
    body: z.object({
      queueId: z.string().check(z.regex(QUEUE_ID, 'The queue id format is invalid.')),
      lastTrack: z.optional(z.looseObject({ id: z.number() })),
      perPage: z.optional(z.number().check(z.minimum(1), z.maximum(QUEUE_PAGE_LIMIT))),
    }),
    response: z.looseObject({ tracks: z.array(trackSchema) }),
  }),
  /** Counts one listen; the server takes at most one a minute for a user and track. */
  logPlay: endpoint({
    method: 'POST',
    path: 'tracks/plays/:trackId/log',
    body: z.object({ queueId: text }),
    response: emptyAnswer,
  }),
}
