import { describe, expect, it } from 'vitest'

import { waveOfSamples } from './wave-of-samples'

describe('waveOfSamples', () => {
  it('draws 310 bars, as high as their loudest samples', () => {
    const samples = Float32Array.from({ length: 3100 }, (_, index) => (index < 1550 ? -0.5 : 0.25))
    const bars = waveOfSamples(samples)
    expect(bars).toHaveLength(310)
    expect(bars[0]).toEqual([0, 0, 3, 45])
    expect(bars[309]).toEqual([1236, 22, 3, 23])
  })

  it('draws silence and a recording without samples as flat bars', () => {
    for (const samples of [new Float32Array(620), new Float32Array()]) {
      expect(waveOfSamples(samples).every(([, , , height]) => height === 2)).toBe(true)
    }
  })
})
