import { warmTransport } from '@/core/api/call'
import { translate } from '@/core/i18n/translate'
import { toast } from '@/core/toasts/toast-store'

import { playback } from './playback'

const serverQueue = () => import('./queue/server-queue')

/** Fetches the code that asks the server for a list, so that the first press only waits for the answer. */
export function warmPlayQueue(): void {
  warmTransport()
  // Without a connection the press tries again, and tells.
  serverQueue().catch(() => {})
}

let presses = 0

/**
 * Plays a list of the server from its start. A later press of anything that plays wins over one whose tracks are still
 * on their way. Throws ApiError.
 */
export async function playQueue(queueId: string): Promise<void> {
  presses += 1
  const press = presses
  const { listen } = playback.get()
  const { tracksOf } = await serverQueue()
  const tracks = await tracksOf(queueId)
  if (press !== presses || playback.get().listen !== listen) return
  if (tracks.length === 0) toast.danger(translate('There are no songs here yet.'))
  playback.playTracks({ tracks, queueId })
}
