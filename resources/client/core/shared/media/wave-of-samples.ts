import { WAVE_HEIGHT, WAVE_WIDTH } from '@/contract/groups/tracks'

const BAR_WIDTH = 3
const GAP = 1
const MIN_BAR_HEIGHT = 2

/** Returns the loudest sample of each of `count` stretches. */
export const peaksOf = (samples: Float32Array, count: number): number[] =>
  Array.from({ length: count }, (_, index) => {
    const start = Math.floor((index * samples.length) / count)
    const end = Math.floor(((index + 1) * samples.length) / count)
    return samples.subarray(start, end).reduce((peak, sample) => Math.max(peak, Math.abs(sample)), 0)
  })

/** Draws the loudest sample of each stretch as a bar `[x, y, width, height]`; the loudest bar has the full height. */
export function waveOfSamples(samples: Float32Array): number[][] {
  const peaks = peaksOf(samples, Math.floor(WAVE_WIDTH / (BAR_WIDTH + GAP)))
  const loudest = Math.max(...peaks)
  return peaks.map((peak, index) => {
    const height = Math.max(MIN_BAR_HEIGHT, Math.round(loudest > 0 ? (peak / loudest) * WAVE_HEIGHT : 0))
    return [index * (BAR_WIDTH + GAP), WAVE_HEIGHT - height, BAR_WIDTH, height]
  })
}
