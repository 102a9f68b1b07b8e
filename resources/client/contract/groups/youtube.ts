import * as z from 'zod/mini'

import { emptyResponse, endpoint } from '../machinery/endpoint'

/** YouTube playback (backend contract, section 5); `search.audio` finds the videos. */
export const youtube = {
  /** Reports to the server that a video cannot be played, with the YouTube player's error code. */
  logClientError: endpoint({
    method: 'POST',
    path: 'youtube/log-client-error',
    body: z.object({ code: z.union([z.number(), z.string()]), videoUrl: z.string() }),
    response: emptyResponse,
  }),
}
