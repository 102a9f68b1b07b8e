import { afterTrack } from '@/core/shared/playback/after-track'
import { type AudioAdapter, release } from '@/core/shared/playback/audio/audio-adapter'
import { amplitudeOf, canSetVolume } from '@/core/shared/playback/audio/volume'
import type { Playback } from '@/core/shared/playback/create-playback'
import type { PlaybackState } from '@/core/shared/playback/playback-state'
import { sourceOf } from '@/core/shared/playback/source/source'
import { seconds } from '@/lib/dates/duration'

/** Both volumes are set so often, in milliseconds. */
const TICK = 50

/**
 * Lets the end of a song and the start of the next one sound together for as long as the visitor likes. Songs follow each
 * other without a gap instead where that cannot be: in a hidden tab, where the volume is the system's, for short songs and
 * for sources that are no files. Returns the way to stop.
 */
export function crossfade(playback: Playback, audio: AudioAdapter, mayPlay: () => boolean): () => void {
  let tail: HTMLMediaElement | undefined
  let timer: ReturnType<typeof setInterval> | undefined
  /** Seeks and new songs, up to the last change. */
  let { jumps } = playback.get()

  function end() {
    clearInterval(timer)
    if (!tail) return
    release(tail)
    tail.remove()
    tail = undefined
    audio.setFade(1)
  }

  function fade(startedAt: number, length: number) {
    const share = (Date.now() - startedAt) / length
    if (!tail || share >= 1) return end()
    const { volume, isMuted } = playback.get()
    tail.volume = amplitudeOf(volume) * Math.cos((share * Math.PI) / 2)
    tail.muted = isMuted
    audio.setFade(Math.sin((share * Math.PI) / 2))
  }

  function cross(length: number) {
    const left = audio.detach()
    if (!left) return
    const startedAt = Date.now()
    audio.setFade(0)
    playback.finish()
    tail = left
    timer = setInterval(() => fade(startedAt, length), TICK)
  }

  function follow() {
    const state = playback.get()
    const hasJumped = state.jumps !== jumps
    jumps = state.jumps
    if (tail && (hasJumped || state.status === 'paused' || state.status === 'idle')) end()
    // The audio is where a jump leads only when it says so.
    if (tail || hasJumped || !isTime(state, audio) || !mayPlay()) return
    cross(seconds(state.crossfade))
  }

  const unsubscribe = playback.subscribe(follow)
  return () => {
    unsubscribe()
    end()
  }
}

function isTime(state: PlaybackState, { canPlay }: AudioAdapter): boolean {
  const { crossfade: length, status, position, duration, rate, sleep } = state
  if (length === 0 || status !== 'playing' || duration < 2 * length) return false
  if ((duration - position) / rate > length || sleep?.until === 'time' || document.hidden || !canSetVolume())
    return false
  const { next, waits } = afterTrack(state)
  if (!next || waits) return false
  const source = sourceOf(next.track)
  return source.kind === 'file' && canPlay(source)
}
