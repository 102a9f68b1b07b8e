import type { AudioAdapter } from './audio/audio-adapter'
import { amplitudeOf } from './audio/volume'
import type { createDeck } from './deck'

/** The slowest and the fastest that a song may be played, times its usual speed. */
export const RATE_LIMITS = { min: 0.5, max: 2 }

/** The longest crossfade, in seconds. */
export const MAX_CROSSFADE = 12

const clamp = (value: number, least: number, most: number): number => Math.min(most, Math.max(least, value))

/** Makes the verbs for how it sounds. */
export function soundActions({ store, change }: ReturnType<typeof createDeck>, audio: AudioAdapter) {
  function setVolume(wanted: number, isMuted = false): void {
    const { volume: last, volumeCeiling } = store.get()
    // Steps of a tenth add up to almost nothing, and almost nothing is no volume.
    const within = clamp(Math.round(wanted * 100) / 100, 0, volumeCeiling)
    const next = within > 0 ? { volume: within, isMuted } : { volume: Math.min(last, volumeCeiling), isMuted: true }
    audio.setVolume(amplitudeOf(next.volume), next.isMuted)
    change(next)
  }

  return {
    /** Sets the volume, 0 to the ceiling as the slider shows it; unmutes unless notices otherwise. 0 mutes, and keeps the last audible volume. */
    setVolume,
    toggleMute: (): void => setVolume(store.get().volume, !store.get().isMuted),
    /** Sets the loudest that this profile may choose, 0 to 1; what is louder is turned down. */
    setVolumeCeiling: (ceiling: number): void => {
      const { volume, isMuted } = store.get()
      change({ volumeCeiling: clamp(ceiling, 0, 1) })
      setVolume(volume, isMuted)
    },
    /** Sets the speed, within {@link RATE_LIMITS}. */
    setRate: (rate: number): void => {
      const within = clamp(rate, RATE_LIMITS.min, RATE_LIMITS.max)
      audio.setRate(within)
      change({ rate: within })
    },
    /** Sets how long songs overlap, in seconds up to {@link MAX_CROSSFADE}; 0 is off. */
    setCrossfade: (seconds: number): void => change({ crossfade: clamp(seconds, 0, MAX_CROSSFADE) }),
  }
}
