import { WAVE_HEIGHT, WAVE_WIDTH } from '@/contract/groups/tracks'

import { seededRandom } from '../seeded-random'

const BAR_WIDTH = 3
const GAP = 1
const MIN_BAR_HEIGHT = 4

/** False for every fourth track, as for tracks uploaded before the backend generated waveforms. */
const hasWaveform = (trackId: number) => trackId % 4 !== 0

/** Bars of a track's waveform as `[x, y, width, height]`, loudest mid-phrase; null for every fourth track. */
export function waveformOf(trackId: number): number[][] | null {
  if (!hasWaveform(trackId)) return null
  const random = seededRandom('wave', trackId)
  const phrase = random.int(18, 40)
  return Array.from({ length: Math.floor(WAVE_WIDTH / (BAR_WIDTH + GAP)) }, (_, index) => {
    const swell = 0.45 + 0.55 * Math.sin((Math.PI * (index % phrase)) / phrase)
    const height = Math.round(MIN_BAR_HEIGHT + (WAVE_HEIGHT - MIN_BAR_HEIGHT) * swell * random.between(0.6, 1))
    return [index * (BAR_WIDTH + GAP), WAVE_HEIGHT - height, BAR_WIDTH, height]
  })
}
