import { WAVE_HEIGHT, WAVE_WIDTH } from '@/contract/groups/tracks'

const BAR_WIDTH = 3
const GAP = 1
const MIN_BAR_HEIGHT = 2

/** Number of bars in a waveform. */
export const WAVE_BARS = Math.floor(WAVE_WIDTH / (BAR_WIDTH + GAP))

/** Draws peaks as bars `[x, y, width, height]`; the loudest one has the full height. */
export function waveOfPeaks(peaks: number[]): number[][] {
  const loudest = Math.max(...peaks)
  return peaks.map((peak, index) => {
    const height = Math.max(MIN_BAR_HEIGHT, Math.round(loudest > 0 ? (peak / loudest) * WAVE_HEIGHT : 0))
    return [index * (BAR_WIDTH + GAP), WAVE_HEIGHT - height, BAR_WIDTH, height]
  })
}
