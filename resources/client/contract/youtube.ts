import * as z from 'zod/mini'

import { emptyAnswer } from './empty-answer'
import { endpoint } from './endpoint'

/** Playing from YouTube (backend contract, section 5); videos are found by `search.audio`. */
export const youtube = {
  /** Tells the server that a video cannot be played, with the player's error code. */
  logClientError: endpoint({
    method: 'POST',
    path: 'youtube/log-client-error',
    body: z.object({ code: z.union([z.number(), z.string()]), videoUrl: z.string() }),
    response: emptyAnswer,
  }),
}
