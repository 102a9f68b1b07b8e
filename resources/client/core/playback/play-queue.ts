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

/** Plays a list of the server from its start, unless another press comes before its tracks. Throws ApiError. */
export function playQueue(queueId: string): Promise<void> {
  return playback.playLoaded(
    async () => (await serverQueue()).tracksOf(queueId),
    (tracks) => {
      if (tracks.length === 0) toast.danger(translate('There are no songs here yet.'))
      playback.playTracks({ tracks, queueId })
    },
    queueId,
  )
}
