/** Returns the loudest sample of each of `count` stretches. */
export const loudestSamples = (samples: Float32Array, count: number): Float32Array<ArrayBuffer> =>
  Float32Array.from({ length: count }, (_, index) => {
    const end = Math.floor(((index + 1) * samples.length) / count)
    let peak = 0
    for (let at = Math.floor((index * samples.length) / count); at < end; at += 1)
      peak = Math.max(peak, Math.abs(samples[at] ?? 0))
    return peak
  })
