import { TaskQueue } from '@uppy/core/utils'

import { ApiError, NO_RESPONSE } from '@/core/platform/api/api-error'
import { translate } from '@/core/platform/i18n/use-translation'
import { UploadFailure } from '@/core/shared/uploads/upload-failure'
import { combineSignals } from '@/lib/browser/combine-signals'
import { seconds } from '@/lib/dates/duration'

import { isOffline, watchInactivity, whenOnline } from '../inactivity'
import type { Transfer } from '../transport'
import type { DonePart, Part } from './part-plan'
import { createPartUrls, type SignParts } from './part-urls'
import { putPart } from './put-part'

/** The number of parts sent in parallel (spec section 9). */
export const MAX_PARALLEL_PARTS = 5

/** Delays before the retries of a part (spec section 9). */
export const PART_RETRY_DELAYS_MS = [1, 3, 5].map(seconds)

const FORBIDDEN = 403
const NOT_FOUND = 404

type PutPartsOptions = Pick<Transfer, 'file' | 'signal' | 'report' | 'watch'> & {
  /** The parts to send. */
  parts: readonly Part[]
  /** Bytes of the other parts, which the storage already has. */
  storedBytes: number
  sign: SignParts
}

const delay = (delayMs: number, signal: AbortSignal) =>
  new Promise<void>((resolve, reject) => {
    const timer = setTimeout(resolve, delayMs)
    signal.addEventListener(
      'abort',
      () => {
        clearTimeout(timer)
        reject(signal.reason)
      },
      { once: true },
    )
  })

/** History of one part in this run. */
type Attempts = { retries: number; hasNewUrl: boolean; hasStalled: boolean }

/** Ends a part that has not moved for the inactivity timeout, even while the file's other parts move. */
const STALLED = new ApiError(NO_RESPONSE)

/** Runs `act` with a signal that also aborts when `onProgress` is not called for the inactivity timeout. */
async function abortWhenStalled<Result>(
  signal: AbortSignal,
  act: (signal: AbortSignal, onProgress: () => void) => Promise<Result>,
): Promise<Result> {
  const stalled = new AbortController()
  const watch = watchInactivity(() => stalled.abort(STALLED))
  watch.arm()
  return act(combineSignals(signal, stalled.signal), watch.arm).finally(watch.disarm)
}

/** Sends parts to the storage, five in parallel. Rejects with the first part's final failure, and stops the others. */
export async function putParts({
  file,
  signal,
  report,
  watch,
  parts,
  storedBytes,
  sign,
}: PutPartsOptions): Promise<DonePart[]> {
  const failed = new AbortController()
  const stop = combineSignals(signal, failed.signal)
  const queue = new TaskQueue({ concurrency: MAX_PARALLEL_PARTS })
  const urls = createPartUrls(
    parts.map(({ number }) => number),
    sign,
  )
  const sentBytes = new Map<number, number>()

  function reportPart(number: number, bytes: number): void {
    sentBytes.set(number, bytes)
    report([...sentBytes.values()].reduce((sum, count) => sum + count, storedBytes))
  }

  async function put({ number, start, end }: Part, { hasStalled }: Attempts): Promise<string> {
    // Resending a stalled part is no progress: when all parts stall, the file's own timeout must expire.
    const arm = hasStalled ? () => {} : watch.arm
    arm()
    const url = await urls.of(number)
    stop.throwIfAborted()
    arm()
    const etag = await abortWhenStalled(stop, (partSignal, onProgress) =>
      putPart({
        url,
        body: file.slice(start, end),
        signal: partSignal,
        onProgress: (bytes) => {
          onProgress()
          reportPart(number, Math.min(bytes, end - start))
        },
      }),
    )
    reportPart(number, end - start)
    return etag
  }

  /** Prepares a retry after a failure: resolves when the part may be sent again, rejects when it may not. */
  async function prepareRetry(number: number, error: unknown, attempts: Attempts): Promise<void> {
    stop.throwIfAborted()
    if (!(error instanceof ApiError) || error.status === NOT_FOUND) throw error
    attempts.hasStalled = error === STALLED
    if (!attempts.hasStalled) reportPart(number, 0)
    if (error.status === FORBIDDEN) {
      // Any 403 may be an expired URL: storages word the message differently, and one sends none.
      if (attempts.hasNewUrl)
        throw new UploadFailure(translate('The storage server rejected the file.'), { cause: error })
      attempts.hasNewUrl = true
      return urls.drop(number)
    }
    // Some storages refuse an expired URL without CORS headers, which looks like a lost connection.
    if (error.status === NO_RESPONSE) urls.drop(number)
    if (isOffline()) return
    const delayMs = PART_RETRY_DELAYS_MS[attempts.retries]
    if (delayMs === undefined) throw error
    attempts.retries += 1
    await delay(delayMs, stop)
  }

  async function putWithRetries(part: Part): Promise<DonePart> {
    const attempts: Attempts = { retries: 0, hasNewUrl: false, hasStalled: false }
    for (;;) {
      await whenOnline({ signal: stop, watch })
      try {
        return { PartNumber: part.number, ETag: await put(part, attempts) }
      } catch (error) {
        await prepareRetry(part.number, error, attempts)
      }
    }
  }

  try {
    return await Promise.all(parts.map((part) => queue.add(() => putWithRetries(part))))
  } catch (error) {
    failed.abort(error)
    queue.clear(error)
    throw error
  }
}
