import { WAVE_HEIGHT, WAVE_WIDTH } from '@/contract/tracks'

import { seededRandom } from '../media/seeded-random'

const BAR = 3
const GAP = 1
const QUIETEST = 4

/** Every fourth track was uploaded before waves were drawn. */
const isDrawn = (trackId: number) => trackId % 4 !== 0

/** Bars of a track's wave as `[x, y, width, height]`, loud in the middle of its phrases; null for some tracks. */
export function waveOf(trackId: number): number[][] | null {
  if (!isDrawn(trackId)) return null
  const random = seededRandom('wave', trackId)
  const phrase = random.int(18, 40)
  return Array.from({ length: Math.floor(WAVE_WIDTH / (BAR + GAP)) }, (_, index) => {
    const swell = 0.45 + 0.55 * Math.sin((Math.PI * (index % phrase)) / phrase)
    const height = Math.round(QUIETEST + (WAVE_HEIGHT - QUIETEST) * swell * random.between(0.6, 1))
    return [index * (BAR + GAP), WAVE_HEIGHT - height, BAR, height]
  })
}
