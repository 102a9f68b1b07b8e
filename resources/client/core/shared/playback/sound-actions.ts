import type { AudioAdapter } from './audio/audio-adapter'
import { amplitudeOf } from './audio/volume'
import type { Deck } from './deck'
import type { SleepTimer } from './playback-state'

/** Slowest playback rate; 1 is normal speed. */
export const MIN_RATE = 0.5

/** Fastest playback rate; 1 is normal speed. */
export const MAX_RATE = 2

/** Longest crossfade in seconds. */
export const MAX_CROSSFADE = 12

const clamp = (value: number, min: number, max: number): number => Math.min(max, Math.max(min, value))

/** Creates the actions that set how playback sounds and when it stops by itself. */
export function soundActions({ store, change }: Deck, audio: AudioAdapter) {
  function setVolume(newVolume: number, isMuted = false): void {
    const { volume: last, volumeCeiling } = store.get()
    // Rounded, since steps of 0.1 add up to almost 0 instead of 0.
    const clamped = clamp(Math.round(newVolume * 100) / 100, 0, volumeCeiling)
    const next = clamped > 0 ? { volume: clamped, isMuted } : { volume: Math.min(last, volumeCeiling), isMuted: true }
    audio.setVolume(amplitudeOf(next.volume), next.isMuted)
    change(next)
  }

  return {
    setVolume,
    toggleMute: (): void => setVolume(store.get().volume, !store.get().isMuted),
    setVolumeCeiling: (ceiling: number): void => {
      const { volume, isMuted } = store.get()
      change({ volumeCeiling: clamp(ceiling, 0, 1) })
      setVolume(volume, isMuted)
    },
    setRate: (rate: number): void => {
      const clamped = clamp(rate, MIN_RATE, MAX_RATE)
      audio.setRate(clamped)
      change({ rate: clamped })
    },
    setCrossfade: (seconds: number): void => change({ crossfade: clamp(seconds, 0, MAX_CROSSFADE) }),
    setStopsAfterTrack: (stopsAfterTrack: boolean): void => change({ stopsAfterTrack }),
    setSleepTimer: (sleep: SleepTimer | null): void => change({ sleep }),
  }
}
