import { ApiError } from '@/core/platform/api/api-error'
import { reportError } from '@/core/platform/error-reporting/report-error'
import { translate } from '@/core/platform/i18n/use-translation'
import { seconds } from '@/lib/dates/duration'

import { createSpeedMeter } from './queue/speed-meter'
import type { FileEntry } from './queue/upload-item'
import type { UploadEvent } from './queue/upload-queue'
import { watchInactivity } from './transport/inactivity'
import type { TransferJob, Transport } from './transport/transport'
import { failureMessage, UploadFailure } from './upload-failure'

type Run = {
  job: TransferJob
  load: () => Promise<Transport>
  /** The previous try, which may still be stopping. It resolves to an entry when it finished just as it was stopped. */
  previous: Promise<FileEntry | null>
  /** Aborts this try. Its reason becomes the outcome: {@link STOPPED}, or a failure. */
  stop: AbortController
  onProgress: (progress: { bytes: number; speed: number | null }) => void
}

/** One try to send a file. */
type Running = {
  /** Event for the queue; null when the try was stopped. */
  outcome: Promise<UploadEvent | null>
  /** Resolves when the transport has finished, with or without an entry. */
  settled: Promise<FileEntry | null>
}

/** Hide speed and ETA after this long without progress: they are stale. */
export const SPEED_STALE_AFTER_MS = seconds(5)

/**
 * Starts one try. Its outcome is an entry, a failure, a timeout or a stop; it never hangs, even when the transport
 * does.
 */
export function runUpload({ job, load, previous, stop, onProgress }: Run): Running {
  const { signal } = stop
  const measure = createSpeedMeter()
  const watch = watchInactivity(() => stop.abort(new UploadFailure(translate('Upload timed out'))))
  watch.arm()

  let staleTimer: ReturnType<typeof setTimeout> | undefined

  function report(bytes: number): void {
    if (signal.aborted) return
    watch.arm()
    onProgress({ bytes, speed: measure(bytes) })
    clearTimeout(staleTimer)
    staleTimer = setTimeout(() => onProgress({ bytes, speed: null }), SPEED_STALE_AFTER_MS)
  }

  function stopTimers(): void {
    watch.disarm()
    clearTimeout(staleTimer)
  }

  async function send(): Promise<FileEntry> {
    const earlier = await previous
    if (earlier) return earlier
    watch.arm()
    const transport = await load()
    signal.throwIfAborted()
    return transport.upload({ ...job, signal, report, watch })
  }

  const work = send()
  const outcome = Promise.race([work, whenAborted(signal)])
    .then((entry): UploadEvent => ({ type: 'completed', entry }))
    .catch(async (error: unknown) => outcomeOf(await diagnose(signal.aborted ? signal.reason : error, job.file)))
    .finally(stopTimers)
  return { outcome, settled: work.catch(() => null) }
}

const whenAborted = (signal: AbortSignal): Promise<never> =>
  new Promise((_, reject) => {
    if (signal.aborted) reject(signal.reason)
    else signal.addEventListener('abort', () => reject(signal.reason), { once: true })
  })

/** Abort reason of a try that the queue stopped: paused, aborted or removed. */
export const STOPPED = new DOMException('The upload was stopped', 'AbortError')

/** Replaces an error when the file was deleted or changed on disk: requests then fail as if the network were down. */
async function diagnose(error: unknown, file: File): Promise<unknown> {
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
