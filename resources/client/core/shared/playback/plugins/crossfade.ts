import type { AudioAdapter } from '@/core/shared/playback/audio/audio-adapter'
import { release } from '@/core/shared/playback/audio/audio-element'
import { amplitudeOf, canSetVolume } from '@/core/shared/playback/audio/volume'
import type { Playback } from '@/core/shared/playback/create-playback'
import { afterTrack } from '@/core/shared/playback/deck-state'
import type { PlaybackState } from '@/core/shared/playback/playback-state'
import { sourceOf } from '@/core/shared/playback/source/source'
import { seconds } from '@/lib/dates/duration'

/** Interval between updates of both volumes. */
const TICK_MS = 50

/**
 * Crossfades from the end of a track into the next one. Tracks follow each other gapless instead in a hidden tab, where
 * the page cannot set the volume, for short tracks, and for sources other than files. Returns a function that stops it.
 */
export function crossfade(playback: Playback, audio: AudioAdapter, mayPlay: () => boolean): () => void {
  let tail: HTMLMediaElement | undefined
  let timer: ReturnType<typeof setInterval> | undefined
  /** Discontinuities of the position, up to the last change. */
  let { jumps } = playback.get()

  function end() {
    clearInterval(timer)
    if (!tail) return
    release(tail)
    tail.remove()
    tail = undefined
    audio.setFade(1)
  }

  function fade(startedAt: number, lengthMs: number) {
    const progress = (Date.now() - startedAt) / lengthMs
    if (!tail || progress >= 1) return end()
    const { volume, isMuted } = playback.get()
    tail.volume = amplitudeOf(volume) * Math.cos((progress * Math.PI) / 2)
    tail.muted = isMuted
    audio.setFade(Math.sin((progress * Math.PI) / 2))
  }

  function start(lengthMs: number) {
    const ending = audio.detach()
    if (!ending) return
    const startedAt = Date.now()
    audio.setFade(0)
    playback.finish()
    tail = ending
    timer = setInterval(() => fade(startedAt, lengthMs), TICK_MS)
  }

  function follow() {
    const state = playback.get()
    const hasJumped = state.jumps !== jumps
    jumps = state.jumps
    if (tail && (hasJumped || state.status === 'paused' || state.status === 'idle')) end()
    // After a jump the position is reliable only once the audio has reported it.
    if (tail || hasJumped || !isDue(state, audio) || !mayPlay()) return
    start(seconds(state.crossfade))
  }

  const unsubscribe = playback.subscribe(follow)
  return () => {
    unsubscribe()
    end()
  }
}

function isDue(state: PlaybackState, { canPlay }: AudioAdapter): boolean {
  const { crossfade: length, status, position, duration, rate, sleep } = state
  if (length === 0 || status !== 'playing' || duration < 2 * length) return false
  if ((duration - position) / rate > length || sleep?.until === 'time' || document.hidden || !canSetVolume())
    return false
  const { next, waits } = afterTrack(state)
  if (!next || waits) return false
  const source = sourceOf(next.track)
  return source.kind === 'file' && canPlay(source)
}
