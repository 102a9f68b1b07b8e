import { describe, expect, it } from 'vitest'

import { WAVE_BARS, waveOfPeaks } from './wave-of-peaks'

describe('waveOfPeaks', () => {
  it('draws 310 bars, as high as their peaks', () => {
    const bars = waveOfPeaks(Array.from({ length: WAVE_BARS }, (_, index) => (index < 155 ? 0.5 : 0.25)))
    expect(bars).toHaveLength(310)
    expect(bars[0]).toEqual([0, 0, 3, 45])
    expect(bars[309]).toEqual([1236, 22, 3, 23])
  })

  it('draws silence as flat bars', () => {
    expect(waveOfPeaks(Array<number>(WAVE_BARS).fill(0)).every(([, , , height]) => height === 2)).toBe(true)
  })
})
