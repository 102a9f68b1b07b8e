/** Loudness grows with the amplitude's power of 0.6 (Stevens): half the slider sounds half as loud. */
const LOUDNESS_EXPONENT = 1 / 0.6

/** Volume until the visitor or the site chooses one, as the slider shows it. */
const DEFAULT_VOLUME = 0.7

/** Amplitude for an audio element of a slider's position, both 0 to 1. */
export const amplitudeOf = (volume: number): number => volume ** LOUDNESS_EXPONENT

/** A slider's position, 0 to 1, of the site's `player.default_volume`, in percent. */
export const volumeOfPercent = (percent: number | null | undefined): number =>
  typeof percent === 'number' ? Math.min(1, Math.max(0, percent / 100)) : DEFAULT_VOLUME

/** Whether the page may set the volume; on iOS the device's buttons do, and an element keeps its own. */
export function canSetVolume(): boolean {
  const element = document.createElement('audio')
  element.volume = 0.5
  return element.volume === 0.5
}
