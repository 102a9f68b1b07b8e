import { seconds } from '@/lib/dates/duration'
import { withTimeout } from '@/lib/with-timeout'

import { createDecode } from './decode-audio'
import { BrokenWorker, measureIn, startWorker } from './measure-in-worker'
import { type Decode, measurePeaks } from './measure-peaks'

/** Longest wait for the browser's decoder, which takes seconds for six minutes of sound on a slow phone. */
const MAX_DECODING_MS = seconds(30)

/**
 * Returns the loudest sample of each of `count` stretches of a recording: measured in a worker, or by the page where there
 * is none. Throws when it cannot be decoded, is too large for that, or the signal aborts.
 */
export async function audioPeaks(blob: Blob, count: number, signal?: AbortSignal): Promise<number[]> {
  signal?.throwIfAborted()
  const decodeAudio = createDecode()
  const decode: Decode = async (...piece) => {
    signal?.throwIfAborted()
    return withTimeout(decodeAudio(...piece), MAX_DECODING_MS, 'The decoder does not respond.')
  }
  const worker = startWorker()
  if (worker) {
    try {
      return await measureIn({ worker, decode, signal }, { blob, count })
    } catch (error) {
      if (!(error instanceof BrokenWorker)) throw error
    } finally {
      worker.terminate()
    }
  }
  return measurePeaks(blob, count, decode)
}
