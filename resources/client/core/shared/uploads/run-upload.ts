import { ApiError } from '@/core/platform/api/api-error'
import { reportError } from '@/core/platform/error-reporting/report-error'
import { translate } from '@/core/platform/i18n/translate'
import { seconds } from '@/lib/dates/duration'

import type { FileEntry } from './file-entry'
import { createSpeedMeter } from './queue/speed-meter'
import type { UploadEvent } from './queue/upload-queue'
import { watchInactivity } from './transport/inactivity'
import type { TransferJob, Transport } from './transport/transport'
import { failureMessage, UploadFailure } from './upload-failure'

type Run = {
  job: TransferJob
  load: () => Promise<Transport>
  /** The try before this one, which may still be letting go; what it gives was finished in the moment it was stopped. */
  before: Promise<FileEntry | null>
  /** Ends this try; whoever does so knows what has become of the upload. */
  stop: AbortController
  onProgress: (progress: { bytes: number; speed: number | null }) => void
}

/** One try to send a file, from both of its sides. */
type Running = {
  /** What the queue is told; null when the try was stopped. */
  outcome: Promise<UploadEvent | null>
  /** The transport has let go of everything, whatever came of it. */
  settled: Promise<FileEntry | null>
}

/** After so many milliseconds without progress the speed of before is no speed, and tells nothing of the time that is left. */
export const SILENCE = seconds(5)

/** Starts one try: it completes, fails, is found to be idle or is stopped, and never hangs, even if the transport does. */
export function runUpload({ job, load, before, stop, onProgress }: Run): Running {
  const { signal } = stop
  const measure = createSpeedMeter()
  const watch = watchInactivity(() => stop.abort(new UploadFailure(translate('Upload timed out'))))
  watch.arm()

  let silence: ReturnType<typeof setTimeout> | undefined

  function report(bytes: number): void {
    if (signal.aborted) return
    watch.arm()
    onProgress({ bytes, speed: measure(bytes) })
    clearTimeout(silence)
    silence = setTimeout(() => onProgress({ bytes, speed: null }), SILENCE)
  }

  function rest(): void {
    watch.disarm()
    clearTimeout(silence)
  }

  async function send(): Promise<FileEntry> {
    const earlier = await before
    if (earlier) return earlier
    watch.arm()
    const transport = await load()
    signal.throwIfAborted()
    return transport.upload({ ...job, signal, report, watch })
  }

  const work = send()
  const outcome = Promise.race([work, whenAborted(signal)])
    .then((entry): UploadEvent => ({ type: 'completed', entry }))
    .catch(async (error: unknown) => outcomeOf(await truthOf(signal.aborted ? signal.reason : error, job.file)))
    .finally(rest)
  return { outcome, settled: work.catch(() => null) }
}

const whenAborted = (signal: AbortSignal): Promise<never> =>
  new Promise((_, reject) => {
    if (signal.aborted) reject(signal.reason)
    else signal.addEventListener('abort', () => reject(signal.reason), { once: true })
  })

/** Why a try was ended by the queue itself. */
export const STOPPED = new DOMException('The upload was stopped', 'AbortError')

/** A file that has gone, or was written to, cannot be read any more; requests then fail as if the network had. */
async function truthOf(error: unknown, file: File): Promise<unknown> {
  if (error === STOPPED) return error
  try {
    await file.slice(0, 1).arrayBuffer()
    return error
  } catch (cause) {
    return new UploadFailure(translate('The file has changed. Please choose it again.'), { cause })
  }
}

function outcomeOf(error: unknown): UploadEvent | null {
  if (error === STOPPED) return null
  if (!(error instanceof ApiError) && !(error instanceof UploadFailure)) reportError(error)
  return { type: 'failed', message: failureMessage(error) }
}
