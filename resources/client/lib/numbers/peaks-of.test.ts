import { expect, it } from 'vitest'

import { peaksOf } from './peaks-of'

it.each([
  [[0.5, -0.75, 0.25, 0], 2, [0.75, 0.25]],
  [[0.5], 2, [0, 0.5]],
  [[], 2, [0, 0]],
  [[0.5], 0, []],
])('returns the loudest of %j in %s stretches', (samples, count, peaks) => {
  expect(peaksOf(Float32Array.from(samples), count)).toEqual(peaks)
})
