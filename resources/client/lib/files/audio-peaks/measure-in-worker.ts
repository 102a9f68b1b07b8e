import { workerUrl } from '@/lib/browser/worker-url'
import { seconds } from '@/lib/dates/duration'

import type { Decode } from './measure-peaks'
import type { FromWorker, ToWorker } from './peaks-messages'

/** A worker that does not start, breaks or stays silent. */
export class BrokenWorker extends Error {}

/** Longest wait for a message of the worker, which reads or measures a few megabytes. */
const MAX_SILENCE_MS = seconds(20)

/** Whether a worker stayed silent: those of the next recordings would cost the same wait. */
let isSilent = false

/** Starts the worker; undefined without support, on the bundle of another host, and where the page's policy forbids it. */
export function startWorker(): Worker | undefined {
  if (isSilent) return undefined
  try {
    return new Worker(workerUrl('peaks'), { type: 'module' })
  } catch {
    return undefined
  }
}

type Job = { worker: Worker; decode: Decode; signal: AbortSignal | undefined }

/** Has a worker measure a recording, and decodes its pieces. Throws BrokenWorker, or why there are no peaks. */
export async function measureIn({ worker, decode, signal }: Job, recording: ToWorker): Promise<number[]> {
  let message = await ask(worker, recording, signal)
  while ('piece' in message) message = await ask(worker, await decode(message.piece, message.isWhole), signal)
  if ('failure' in message) throw new RangeError(message.failure)
  return message.peaks
}

/** Sends a message to the worker; returns the next one that it sends. */
function ask(worker: Worker, message: ToWorker, signal?: AbortSignal): Promise<FromWorker> {
  const asking = new AbortController()
  const whileAsking = { signal: asking.signal }
  const answer = new Promise<FromWorker>((resolve, reject) => {
    signal?.throwIfAborted()
    signal?.addEventListener('abort', () => reject(signal.reason), whileAsking)
    const fail = () => reject(new BrokenWorker())
    worker.addEventListener('error', fail, whileAsking)
    worker.addEventListener('messageerror', fail, whileAsking)
    worker.addEventListener('message', ({ data }: MessageEvent<FromWorker>) => resolve(data), whileAsking)
    const silence = setTimeout(() => {
      isSilent = true
      fail()
    }, MAX_SILENCE_MS)
    asking.signal.addEventListener('abort', () => clearTimeout(silence))
    worker.postMessage(message, 'samples' in message ? [message.samples.buffer] : [])
  })
  return answer.finally(() => asking.abort())
}
