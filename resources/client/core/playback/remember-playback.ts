import { getBootstrap } from '@/core/bootstrap/bootstrap-store'
import { seconds } from '@/lib/duration'

import type { Playback } from './create-playback'
import type { PlaybackState } from './playback-state'
import { forgetPlayback, readPlayback, savedVolume, saveMoment, saveQueue } from './saved-playback'
import { volumeOfPercent } from './volume'

/** Changes of the queue that come together are written together, after so many milliseconds. */
const SETTLED_AFTER = seconds(1)

/** The position is written anew when it has moved so far, in seconds. */
const MOMENT_STEP = 5

/** Brings back, paused, what the last session left, and keeps this one for the next. Returns the way to stop. */
export function rememberPlayback(playback: Playback): () => void {
  bringBack(playback)
  let known = playback.get()
  let writtenPosition = known.position
  /** Runs while the queue is newer than what is stored. */
  let timer: ReturnType<typeof setTimeout> | undefined

  function writeQueue() {
    if (timer === undefined) return
    clearTimeout(timer)
    timer = undefined
    saveQueue(known)
  }

  function writeMoment() {
    if (known.position === writtenPosition) return
    writtenPosition = known.position
    saveMoment(known.queue, known.position)
  }

  function forget() {
    clearTimeout(timer)
    timer = undefined
    forgetPlayback()
  }

  function notice() {
    const before = known
    known = playback.get()
    const { volume, isMuted } = known
    if (volume !== before.volume || isMuted !== before.isMuted) savedVolume.write({ volume, isMuted })
    if (known.status === 'idle') return before.status === 'idle' || forget()
    if (known.queue !== before.queue) timer ??= setTimeout(writeQueue, SETTLED_AFTER)
    if (known.status !== before.status || stepOf(known) !== stepOf(before)) writeMoment()
  }

  function writeAll() {
    if (known.status === 'idle') return
    writeQueue()
    writeMoment()
  }

  // A hidden page may be frozen or closed without another word.
  function hide() {
    if (document.visibilityState === 'hidden') writeAll()
  }

  // A press may have come before this: what plays already is to be kept too.
  if (known.status !== 'idle') timer = setTimeout(writeQueue, SETTLED_AFTER)
  const unsubscribe = playback.subscribe(notice)
  document.addEventListener('visibilitychange', hide)
  window.addEventListener('pagehide', writeAll)
  return () => {
    unsubscribe()
    document.removeEventListener('visibilitychange', hide)
    window.removeEventListener('pagehide', writeAll)
    clearTimeout(timer)
  }
}

const stepOf = ({ position }: PlaybackState): number => Math.floor(position / MOMENT_STEP)

function bringBack(playback: Playback): void {
  const usual = { volume: volumeOfPercent(getBootstrap().settings.player.default_volume), isMuted: false }
  const { volume, isMuted } = savedVolume.read() ?? usual
  playback.setVolume(volume, isMuted)
  const saved = readPlayback()
  if (saved) playback.restore(saved)
}
