import type { AudioAdapter } from '@/core/shared/playback/audio/audio-adapter'
import type { Playback } from '@/core/shared/playback/create-playback'
import { wantsSound } from '@/core/shared/playback/playback-state'
import { seconds } from '@/lib/dates/duration'

import { watch } from './watch'

/** It looks so often, in milliseconds. */
const TICK = seconds(1)
/** Without a byte or a sound for so long, the source is fetched anew, in milliseconds. */
export const STALLED_AFTER = seconds(10)
/** Without a connection nothing more can come: after so long, in milliseconds, it is waited for. */
export const OFFLINE_AFTER = seconds(3)
/** So often in a row; then the song is given up. */
export const MAX_RELOADS = 2
/** A song that stands still so close to its end is over, in seconds. */
const END_MARGIN = 1
/** It stands still when it has not moved for so long, in milliseconds. */
const STILL_AFTER = seconds(1)
/** A tab that slept sees much time pass at once: it has to look twice. */
const LOOKS = 2

/** Helps a song that hangs without a word from the browser: in its middle, or at an end that never comes. Returns the way to stop. */
export function watchForStalls(playback: Playback, audio: AudioAdapter): () => void {
  let timer: ReturnType<typeof setInterval> | undefined
  let seen = Number.NaN
  let since = Date.now()
  let looks = 0
  let reloads = 0
  let furthest = { listenId: 0, position: 0 }

  function restart() {
    since = Date.now()
    looks = 0
  }

  function look() {
    const { listenId, position } = playback.get()
    const progress = audio.progress()
    if (listenId !== furthest.listenId || position > furthest.position) {
      furthest = { listenId, position }
      reloads = 0
    }
    // NaN is no number to stand still at: nothing is open.
    if (progress !== seen) restart()
    seen = progress
    looks += 1
    if (looks > LOOKS) help(Date.now() - since)
  }

  function help(still: number) {
    const { position, duration } = playback.get()
    const isAtEnd = duration > 0 && position >= duration - END_MARGIN
    if (isAtEnd && still >= STILL_AFTER) return playback.finish()
    if (!navigator.onLine) return still < OFFLINE_AFTER ? undefined : playback.giveUp()
    if (still < STALLED_AFTER) return
    restart()
    reloads += 1
    if (reloads > MAX_RELOADS) playback.giveUp()
    else playback.reopen()
  }

  const unwatch = watch(playback, wantsSound, (wants) => {
    clearInterval(timer)
    restart()
    timer = wants ? setInterval(look, TICK) : undefined
  })
  return () => {
    unwatch()
    clearInterval(timer)
  }
}
