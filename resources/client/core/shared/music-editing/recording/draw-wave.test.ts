import { afterEach, expect, it, vi } from 'vitest'

import { waveOfFile } from './draw-wave'

afterEach(() => vi.unstubAllGlobals())

it('draws the pieces of a long recording after each other', async () => {
  let decoded = 0
  class Decoder {
    readonly decodeAudioData = () => {
      decoded += 1
      return Promise.resolve({
        sampleRate: 8000,
        getChannelData: () => new Float32Array(8000).fill(decoded > 4 ? 1 : 0.5),
      })
    }
  }
  vi.stubGlobal('OfflineAudioContext', Decoder)
  const tag = Uint8Array.from([0x49, 0x44, 0x33, 3, 0, 0, 0, 0, 0, 0])
  const bars = await waveOfFile(new Blob([tag, new Uint8Array(8 * 1024 * 1024)]))
  expect(decoded).toBe(8)
  const heights = bars.map(([, , , height]) => height)
  expect(heights[0]).toBeLessThan(heights.at(-1) ?? 0)
  expect(heights.indexOf(heights.at(-1))).toBe(bars.length / 2)
})
