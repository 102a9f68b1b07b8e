import type { AudioAdapter } from '@/core/shared/playback/audio/audio-adapter'
import type { Playback } from '@/core/shared/playback/create-playback'
import { wantsSound } from '@/core/shared/playback/playback-state'
import { monotonicNow } from '@/lib/dates/clock'
import { seconds } from '@/lib/dates/duration'

import { watch } from './watch'

/** Length of the fade-out before the sleep timer expires. */
export const FADE_MS = seconds(5)

/** Interval between clock checks. A throttled tab checks less often, but the time stays exact. */
const TICK_MS = 100

/**
 * Fades out and pauses when a timed sleep timer expires; the next press starts before the fade. Returns a function that
 * stops it.
 */
export function runSleepTimer(playback: Playback, audio: AudioAdapter): () => void {
  let timer: ReturnType<typeof setInterval> | undefined
  let fadedFrom: { listenId: number; position: number } | undefined

  function reset() {
    clearInterval(timer)
    if (fadedFrom) audio.setFade(1)
    fadedFrom = undefined
  }

  function tick(at: number) {
    const left = at - monotonicNow()
    if (left > FADE_MS) return
    const { listenId, position } = playback.get()
    if (!wantsSound(playback.get())) return left <= 0 ? playback.setSleepTimer(null) : undefined
    if (fadedFrom?.listenId !== listenId) fadedFrom = { listenId, position }
    if (left > 0) return audio.setFade((left / FADE_MS) ** 2)
    playback.pause()
    playback.seek(fadedFrom.position)
    playback.setSleepTimer(null)
  }

  const unwatch = watch(
    playback,
    ({ sleep }) => (sleep?.until === 'time' ? sleep.at : null),
    (at) => {
      reset()
      if (at !== null) timer = setInterval(() => tick(at), TICK_MS)
    },
  )
  return () => {
    unwatch()
    reset()
  }
}
