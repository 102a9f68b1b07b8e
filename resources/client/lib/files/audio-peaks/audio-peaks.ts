import { workerUrl } from '@/lib/browser/worker-url'

import { createDecode } from './decode-audio'
import { type Decode, measurePeaks } from './measure-peaks'
import type { FromWorker, ToWorker } from './peaks-messages'

/** A worker that does not start, or breaks. */
class BrokenWorker extends Error {}

/**
 * Returns the loudest sample of each of `count` stretches of a recording: measured in a worker, or by the page where there
 * is none. Throws when it cannot be decoded, is too large for that, or the signal aborts.
 */
export async function audioPeaks(blob: Blob, count: number, signal?: AbortSignal): Promise<number[]> {
  signal?.throwIfAborted()
  const decode = createDecode()
  const decodeUntilAborted: Decode = (...piece) => {
    signal?.throwIfAborted()
    return decode(...piece)
  }
  const worker = startWorker()
  if (worker) {
    try {
      return await measureIn(worker, { blob, count }, decodeUntilAborted, signal)
    } catch (error) {
      if (!(error instanceof BrokenWorker)) throw error
    } finally {
      worker.terminate()
    }
  }
  return measurePeaks(blob, count, decodeUntilAborted)
}

/** Starts the worker; undefined without support, on the bundle of another host, and where the page's policy forbids it. */
function startWorker(): Worker | undefined {
  try {
    return new Worker(workerUrl('peaks'), { type: 'module' })
  } catch {
    return undefined
  }
}

/** Has a worker measure a recording, and decodes its pieces. */
function measureIn(worker: Worker, recording: ToWorker, decode: Decode, signal?: AbortSignal): Promise<number[]> {
  const send = (message: ToWorker, transfer: Transferable[] = []) => worker.postMessage(message, transfer)
  return new Promise((resolve, reject) => {
    const fail = () => reject(new BrokenWorker())
    signal?.addEventListener('abort', () => reject(signal.reason), { once: true })
    worker.addEventListener('error', fail)
    worker.addEventListener('messageerror', fail)
    worker.addEventListener('message', ({ data }: MessageEvent<FromWorker>) => {
      if ('peaks' in data) resolve(data.peaks)
      else if ('failure' in data) reject(new RangeError(data.failure))
      else decode(data.piece, data.isWhole).then((sound) => send(sound, [sound.samples.buffer]), reject)
    })
    send(recording)
  })
}
