import { ApiError, NO_RESPONSE } from '@/core/platform/api/api-error'
import { reportError } from '@/core/platform/error-reporting/report-error'
import { translate } from '@/core/platform/i18n/use-translation'
import { seconds } from '@/lib/dates/duration'

import { createSpeedMeter } from './queue/speed-meter'
import type { FileEntry } from './queue/upload-item'
import type { UploadEvent } from './queue/upload-queue'
import { isOffline, watchInactivity } from './transport/inactivity'
import type { TransferJob, Transport } from './transport/transport'
import { failureMessage, UploadFailure } from './upload-failure'

type Run = {
  job: TransferJob
  load: () => Promise<Transport>
  /** The previous try, which may still be stopping. It resolves to an entry when it finished just as it was stopped. */
  previous: Promise<FileEntry | null>
  /** Aborts this try. Its reason becomes the outcome: {@link STOP_ERROR}, or a failure. */
  stop: AbortController
  /** Uses the entry before the upload is complete; a rejection fails the try, and a retry only repeats this. */
  process: (entry: FileEntry) => void | Promise<void>
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
export function runUpload({ job, load, previous, stop, process, onProgress }: Run): Running {
  const { signal } = stop
  const measure = createSpeedMeter()
  const watch = watchInactivity(() => stop.abort(new UploadFailure(translate('Upload timed out'))))
  watch.arm()

  let sent = 0
  let staleTimer: ReturnType<typeof setTimeout> | undefined

  function report(bytes: number): void {
    if (signal.aborted) return
    watch.arm()
    sent = bytes
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

  async function processed(entry: FileEntry): Promise<FileEntry> {
    stopTimers()
    await process(entry)
    return entry
  }

  const work = send()
  const outcome = Promise.race([work.then(processed), whenAborted(signal)])
    .then((entry): UploadEvent => ({ type: 'completed', entry }))
    .catch(async (error: unknown) => {
      const cause = await diagnose(signal.aborted ? signal.reason : error, job.file)
      return isCut(cause, sent < job.file.size) ? { type: 'interrupted' as const } : outcomeOf(cause)
    })
    .finally(stopTimers)
  return { outcome, settled: work.catch(() => null) }
}

const whenAborted = (signal: AbortSignal): Promise<never> =>
  new Promise((_, reject) => {
    if (signal.aborted) reject(signal.reason)
    else signal.addEventListener('abort', () => reject(signal.reason), { once: true })
  })

/** Abort reason of a try that the queue stopped: paused, aborted or removed. */
export const STOP_ERROR = new DOMException('The upload was stopped', 'AbortError')

/** Replaces an error when the file was deleted or changed on disk: requests then fail as if the network were down. */
async function diagnose(error: unknown, file: File): Promise<unknown> {
  if (error === STOP_ERROR) return error
  try {
    await file.slice(0, 1).arrayBuffer()
    return error
  } catch (cause) {
    return new UploadFailure(translate('The file has changed. Please choose it again.'), { cause })
  }
}

/**
 * Whether the connection was cut in the middle of the file, so that the upload can resume by itself. After the last byte
 * the file may have arrived, and another request would duplicate it.
 */
const isCut = (error: unknown, isPartial: boolean): boolean =>
  isPartial && isOffline() && error instanceof ApiError && error.status === NO_RESPONSE

function outcomeOf(error: unknown): UploadEvent | null {
  if (error === STOP_ERROR) return null
  if (!(error instanceof ApiError) && !(error instanceof UploadFailure)) reportError(error)
  return { type: 'failed', message: failureMessage(error) }
}
