import { TaskQueue } from '@uppy/core/utils'

import { HttpStatus } from '@/contract/http-status'
import { ApiError, isGone, NO_ANSWER } from '@/core/platform/api/api-error'
import { translate } from '@/core/platform/i18n/translate'
import { UploadFailure } from '@/core/shared/uploads/upload-failure'
import { seconds } from '@/lib/dates/duration'

import { watchInactivity } from '../inactivity'
import { isOffline } from '../is-offline'
import type { Transfer } from '../transport'
import { whenOnline } from '../when-online'
import type { Part } from './part-plan'
import { createPartUrls, type SignParts } from './part-urls'
import { putPart } from './put-part'

/** So many parts go at once (spec section 9). */
export const PARTS_AT_ONCE = 5

/** A part is tried again so often (spec section 9), after so many milliseconds each time. */
export const PART_RETRY_DELAYS = [1, 3, 5].map(seconds)

/** The storage's status for an expired part URL. */
const URL_EXPIRED = HttpStatus.Forbidden

/** A part that the storage has. */
export type DonePart = { PartNumber: number; ETag: string }

type Sending = Pick<Transfer, 'file' | 'signal' | 'report' | 'watch'> & {
  /** Those that are missing. */
  parts: readonly Part[]
  /** Bytes that the storage has already. */
  before: number
  sign: SignParts
}

const pause = (milliseconds: number, signal: AbortSignal) =>
  new Promise<void>((resolve, reject) => {
    const timer = setTimeout(resolve, milliseconds)
    signal.addEventListener(
      'abort',
      () => {
        clearTimeout(timer)
        reject(signal.reason)
      },
      { once: true },
    )
  })

/** What was tried with one part so far. */
type Tries = { times: number; isSignedAnew: boolean; hasStalled: boolean }

/** The storage has taken nothing of a part for as long as a file may be idle, while the file's other parts may go on. */
const STALLED = new ApiError(NO_ANSWER)

/** Does something that tells when it moves, and ends it when it does not any more. */
async function unlessStalled<Result>(
  stop: AbortSignal,
  act: (still: AbortSignal, isMoving: () => void) => Promise<Result>,
): Promise<Result> {
  const stalled = new AbortController()
  const own = watchInactivity(() => stalled.abort(STALLED))
  own.arm()
  return act(AbortSignal.any([stop, stalled.signal]), own.arm).finally(own.disarm)
}

/** Sends parts, five at once. Rejects with the first that cannot be sent; the others are stopped then. */
export async function sendParts({ file, signal, report, watch, parts, before, sign }: Sending): Promise<DonePart[]> {
  const failed = new AbortController()
  const stop = AbortSignal.any([signal, failed.signal])
  const queue = new TaskQueue({ concurrency: PARTS_AT_ONCE })
  const urls = createPartUrls(
    parts.map(({ number }) => number),
    sign,
  )
  const sent = new Map<number, number>()

  function tell(number: number, bytes: number): void {
    sent.set(number, bytes)
    report([...sent.values()].reduce((sum, count) => sum + count, before))
  }

  async function put({ number, start, end }: Part, { hasStalled }: Tries): Promise<string> {
    // To send again what stalled is no sign of life: where all parts stall, the file has.
    const arm = hasStalled ? () => {} : watch.arm
    arm()
    const url = await urls.of(number)
    stop.throwIfAborted()
    arm()
    const etag = await unlessStalled(stop, (still, isMoving) =>
      putPart({
        url,
        body: file.slice(start, end),
        signal: still,
        onProgress: (bytes) => {
          isMoving()
          tell(number, Math.min(bytes, end - start))
        },
      }),
    )
    tell(number, end - start)
    return etag
  }

  /** What follows a failure: resolves when the part may be sent again, rejects when it may not. */
  async function mend(number: number, error: unknown, tried: Tries): Promise<void> {
    stop.throwIfAborted()
    if (!(error instanceof ApiError) || isGone(error)) throw error
    tried.hasStalled = error === STALLED
    if (!tried.hasStalled) tell(number, 0)
    if (error.status === URL_EXPIRED) {
      // Whatever it says: storages say it in many words, and some in none.
      if (tried.isSignedAnew) throw new UploadFailure(translate('The storage has refused the file.'), { cause: error })
      tried.isSignedAnew = true
      return urls.drop(number)
    }
    // Some storages refuse an old address without the headers that would let a page read it.
    if (error.status === NO_ANSWER) urls.drop(number)
    if (isOffline()) return
    const delay = PART_RETRY_DELAYS[tried.times]
    if (delay === undefined) throw error
    tried.times += 1
    await pause(delay, stop)
  }

  async function send(part: Part): Promise<DonePart> {
    const tried: Tries = { times: 0, isSignedAnew: false, hasStalled: false }
    for (;;) {
      await whenOnline({ signal: stop, watch })
      try {
        return { PartNumber: part.number, ETag: await put(part, tried) }
      } catch (error) {
        await mend(part.number, error, tried)
      }
    }
  }

  try {
    return await Promise.all(parts.map((part) => queue.add(() => send(part))))
  } catch (error) {
    failed.abort(error)
    queue.clear(error)
    throw error
  }
}
