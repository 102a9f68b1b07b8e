import type { Playback } from '@/core/shared/playback/create-playback'
import { type Owner, savedSleepMinutes } from '@/core/shared/playback/persistence/saved-state'
import { type SleepTimer, wantsSound } from '@/core/shared/playback/playback-state'
import { monotonicNow } from '@/lib/dates/clock'
import { minutes } from '@/lib/dates/duration'

import { currentUserId } from './follow-user'
import { watch } from './watch'

/** Whether a timer has time left, so that only a press can have ended it. */
const isRunning = (sleep: SleepTimer | null): boolean => sleep?.until === 'time' && sleep.at > monotonicNow()

/**
 * Sets the sleep timer that a parent has chosen for the profile whenever music starts without one. A cancelled timer
 * stays off until the page is reloaded. Returns a function that stops it.
 */
export function setOwnSleepTimer(playback: Playback): () => void {
  let cancelledBy: Owner | undefined
  let before = playback.get().sleep
  const stops = [
    watch(
      playback,
      ({ sleep }) => sleep,
      (sleep) => {
        // Stopping the music ends its timer too.
        if (sleep === null && isRunning(before) && playback.get().status !== 'idle') cancelledBy = currentUserId()
        before = sleep
      },
    ),
    watch(playback, wantsSound, (isOn) => {
      const owner = currentUserId()
      const count = isOn && owner !== null && owner !== cancelledBy ? savedSleepMinutes(owner).read() : undefined
      if (count !== undefined && playback.get().sleep === null)
        playback.setSleepTimer({ until: 'time', at: monotonicNow() + minutes(count) })
    }),
  ]
  return () => {
    for (const stop of stops) stop()
  }
}
