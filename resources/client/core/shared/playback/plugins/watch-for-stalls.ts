import type { AudioAdapter } from '@/core/shared/playback/audio/audio-adapter'
import type { Playback } from '@/core/shared/playback/create-playback'
import { wantsSound } from '@/core/shared/playback/playback-state'
import { currentEntry } from '@/core/shared/playback/queue/queue'
import { downloadedTracks } from '@/core/shared/playback/source/downloaded'
import { seconds } from '@/lib/dates/duration'

import { watch } from './watch'

/** Interval between checks of the progress. */
const TICK_MS = seconds(1)
/** Time without a new byte or any playback after which the source is reloaded. */
export const STALLED_AFTER_MS = seconds(10)
/** Time without progress after which a track of the network waits for the connection; a downloaded one needs none. */
export const OFFLINE_AFTER_MS = seconds(3)
/** Number of reloads in a row before the track is given up. */
export const MAX_RELOADS = 2
/** Seconds before the end within which a stalled track counts as finished. */
const END_MARGIN = 1
/** Time without progress after which a track near its end counts as finished. */
const FINISHED_AFTER_MS = seconds(1)
/** Checks that must agree. The first check after a suspended tab wakes up mistakes the suspension for a stall. */
const MIN_CHECKS = 2

/**
 * Recovers tracks that stall without an `error` event, or at the end without an `ended` event. Returns a function that
 * stops it.
 */
export function watchForStalls(playback: Playback, audio: AudioAdapter): () => void {
  let timer: ReturnType<typeof setInterval> | undefined
  let lastProgress = Number.NaN
  let stalledSince = Date.now()
  let checks = 0
  let reloads = 0
  let furthestPosition = { listenId: 0, position: 0 }

  function restart() {
    stalledSince = Date.now()
    checks = 0
  }

  function check() {
    const { listenId, position } = playback.get()
    const progress = audio.progress()
    if (listenId !== furthestPosition.listenId || position > furthestPosition.position) {
      furthestPosition = { listenId, position }
      reloads = 0
    }
    // NaN, while nothing is open, always differs from itself and restarts the measurement.
    if (progress !== lastProgress) restart()
    lastProgress = progress
    checks += 1
    if (checks > MIN_CHECKS) recover(Date.now() - stalledSince)
  }

  function recover(stalledMs: number) {
    const { position, duration, queue } = playback.get()
    const isAtEnd = duration > 0 && position >= duration - END_MARGIN
    if (isAtEnd && stalledMs >= FINISHED_AFTER_MS) return playback.finish()
    const isDownloaded = downloadedTracks.has(currentEntry(queue)?.track.id)
    if (!navigator.onLine && !isDownloaded) return stalledMs < OFFLINE_AFTER_MS ? undefined : playback.giveUp()
    if (stalledMs < STALLED_AFTER_MS) return
    restart()
    reloads += 1
    if (reloads > MAX_RELOADS) playback.giveUp()
    else playback.reopen()
  }

  const unwatch = watch(playback, wantsSound, (wants) => {
    clearInterval(timer)
    restart()
    timer = wants ? setInterval(check, TICK_MS) : undefined
  })
  return () => {
    unwatch()
    clearInterval(timer)
  }
}
