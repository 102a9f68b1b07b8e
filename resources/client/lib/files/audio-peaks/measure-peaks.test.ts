import { expect, it } from 'vitest'

import { measurePeaks } from './measure-peaks'

const TAG = Uint8Array.from([0x49, 0x44, 0x33, 3, 0, 0, 0, 0, 0, 0])
const PIECES_BYTES = 8 * 1024 * 1024

it('measures the pieces of a long recording after each other', async () => {
  let decoded = 0
  const peaks = await measurePeaks(new Blob([TAG, new Uint8Array(PIECES_BYTES)]), 4, (_piece, isWhole) => {
    decoded += 1
    expect(isWhole).toBe(false)
    return Promise.resolve({ samples: new Float32Array(8000).fill(decoded > 16 ? -1 : 0.5), sampleRate: 8000 })
  })
  expect(decoded).toBe(32)
  expect(peaks).toEqual([0.5, 0.5, 1, 1])
})

it('finds no peak in a recording without samples', async () => {
  const silence = { samples: new Float32Array(), sampleRate: 8000 }
  expect(await measurePeaks(new Blob(['']), 2, () => Promise.resolve(silence))).toEqual([0, 0])
})
