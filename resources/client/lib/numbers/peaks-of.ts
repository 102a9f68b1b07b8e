/** Returns the loudest sample of each of `count` stretches. */
export const peaksOf = (samples: Float32Array, count: number): number[] =>
  Array.from({ length: count }, (_, index) => {
    const start = Math.floor((index * samples.length) / count)
    const end = Math.floor(((index + 1) * samples.length) / count)
    return samples.subarray(start, end).reduce((peak, sample) => Math.max(peak, Math.abs(sample)), 0)
  })
