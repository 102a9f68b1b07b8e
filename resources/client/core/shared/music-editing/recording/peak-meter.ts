import { peaksOf } from '@/lib/numbers/peaks-of'

import type { PeakRequest } from './peak-worker'

/** Measures the peaks of decoded sound, one request after the other. */
export type PeakMeter = {
  peaksOf: (samples: Float32Array, count: number) => Promise<number[]>
  /** Ends the worker. */
  close: () => void
}

/**
 * Measures in a worker, so that the page answers meanwhile. Where the browser starts none, as with a bundle on a CDN, it
 * measures in the page.
 */
export function openPeakMeter(): PeakMeter {
  const worker = createWorker()
  const failed = new Promise<undefined>((resolve) => worker?.addEventListener('error', () => resolve(undefined)))
  return {
    peaksOf: async (samples, count) =>
      (worker && (await Promise.race([ask(worker, { samples, count }), failed]))) ?? peaksOf(samples, count),
    close: () => worker?.terminate(),
  }
}

function createWorker(): Worker | undefined {
  try {
    return new Worker(new URL('peak-worker.ts', import.meta.url), { type: 'module' })
  } catch {
    return undefined
  }
}

const ask = (worker: Worker, request: PeakRequest): Promise<number[]> =>
  new Promise((resolve) => {
    worker.addEventListener('message', ({ data }: MessageEvent<number[]>) => resolve(data), { once: true })
    worker.postMessage(request)
  })
