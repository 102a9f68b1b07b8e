import { translate } from '@/core/i18n/translate'
import { toast } from '@/core/toasts/toast-store'

import { playback } from './playback'
import { tracksOf } from './queue/server-queue'

/** Plays a list of the server from its start, unless another press comes before its tracks. Throws ApiError. */
export function playQueue(queueId: string): Promise<void> {
  return playback.playLoaded(
    () => tracksOf(queueId),
    (tracks) => {
      if (tracks.length === 0) toast.danger(translate('There are no songs here yet.'))
      playback.playTracks({ tracks, queueId })
    },
    queueId,
  )
}
