// Worker of its own: measures decoded sound, which takes long for hours of it.
import { peaksOf } from '@/lib/numbers/peaks-of'

/** Decoded sound, and the number of peaks to measure in it. */
export type PeakRequest = { samples: Float32Array; count: number }

addEventListener('message', ({ data: { samples, count } }: MessageEvent<PeakRequest>) =>
  postMessage(peaksOf(samples, count)),
)
