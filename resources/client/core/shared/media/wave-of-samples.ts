import { WAVE_HEIGHT, WAVE_WIDTH } from '@/contract/groups/tracks'
import { peaksOf } from '@/lib/numbers/peaks-of'

const BAR_WIDTH = 3
const GAP = 1
const MIN_BAR_HEIGHT = 2

/** Draws the loudest sample of each stretch as a bar `[x, y, width, height]`; the loudest bar has the full height. */
export function waveOfSamples(samples: Float32Array): number[][] {
  const peaks = peaksOf(samples, Math.floor(WAVE_WIDTH / (BAR_WIDTH + GAP)))
  const loudest = Math.max(...peaks)
  return peaks.map((peak, index) => {
    const height = Math.max(MIN_BAR_HEIGHT, Math.round(loudest > 0 ? (peak / loudest) * WAVE_HEIGHT : 0))
    return [index * (BAR_WIDTH + GAP), WAVE_HEIGHT - height, BAR_WIDTH, height]
  })
}
