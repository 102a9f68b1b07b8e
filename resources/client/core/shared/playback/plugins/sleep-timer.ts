import type { AudioAdapter } from '@/core/shared/playback/audio/audio-adapter'
import type { Playback } from '@/core/shared/playback/create-playback'
import { wantsSound } from '@/core/shared/playback/playback-state'
import { seconds } from '@/lib/dates/duration'

import { watch } from './watch'

/** The last so many milliseconds fade out. */
export const SLEEP_FADE = seconds(5)

/** The clock is read so often, in milliseconds; in a throttled tab less often, and the time is right all the same. */
const TICK = 100

/** Fades out and pauses when the sleep timer's time has come; the next press starts before the fade. Returns the way to stop. */
export function runSleepTimer(playback: Playback, audio: AudioAdapter): () => void {
  let timer: ReturnType<typeof setInterval> | undefined
  let fadedFrom: { listenId: number; position: number } | undefined

  function wake() {
    clearInterval(timer)
    if (fadedFrom) audio.setFade(1)
    fadedFrom = undefined
  }

  function look(at: number) {
    const left = at - Date.now()
    if (left > SLEEP_FADE) return
    const { listenId, position } = playback.get()
    if (!wantsSound(playback.get())) return left <= 0 ? playback.setSleepTimer(null) : undefined
    if (fadedFrom?.listenId !== listenId) fadedFrom = { listenId, position }
    if (left > 0) return audio.setFade((left / SLEEP_FADE) ** 2)
    playback.pause()
    playback.seek(fadedFrom.position)
    playback.setSleepTimer(null)
  }

  const unwatch = watch(
    playback,
    ({ sleep }) => (sleep?.until === 'time' ? sleep.at : null),
    (at) => {
      wake()
      if (at !== null) timer = setInterval(() => look(at), TICK)
    },
  )
  return () => {
    unwatch()
    wake()
  }
}
