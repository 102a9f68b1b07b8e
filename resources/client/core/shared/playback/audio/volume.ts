/** Inverse of Stevens' power law: loudness grows with amplitude ** 0.6, so half the slider sounds half as loud. */
const LOUDNESS_EXPONENT = 1 / 0.6

/** Default slider position, until the visitor or the site chooses another. */
const DEFAULT_VOLUME = 0.7

/** Converts a slider position to an audio element's amplitude, both 0 to 1. */
export const amplitudeOf = (volume: number): number => volume ** LOUDNESS_EXPONENT

/** Converts the site's `player.default_volume`, in percent, to a slider position from 0 to 1. */
export const volumeOfPercent = (percent: number | null | undefined): number =>
  typeof percent === 'number' ? Math.min(1, Math.max(0, percent / 100)) : DEFAULT_VOLUME

/** Whether the page can set the volume. On iOS only the device's buttons can, and elements ignore the value. */
export function canSetVolume(): boolean {
  const element = document.createElement('audio')
  element.volume = 0.5
  return element.volume === 0.5
}
