import { DetailedError, type HttpRequest, type HttpResponse, Upload, type UploadOptions } from 'tus-js-client'

import { encodeComponent } from '@/contract/encode-component'
import { HttpStatus, isClientError, isSuccess } from '@/contract/http-status'
import { tus } from '@/contract/tus'
import { wirePath } from '@/contract/wire'
import { ApiError, NO_ANSWER } from '@/core/platform/api/api-error'
import { readErrorBody } from '@/core/platform/api/read-error-body'
import { recovery } from '@/core/platform/api/recovery'
import { xsrfHeaders } from '@/core/platform/api/transport'
import { getBootstrap } from '@/core/platform/bootstrap/bootstrap-store'
import { translate } from '@/core/platform/i18n/translate'
import { UploadFailure } from '@/core/shared/uploads/upload-failure'
import { parseUrl } from '@/lib/browser/parse-url'
import { siteRoot } from '@/lib/browser/site-root'
import { seconds } from '@/lib/dates/duration'
import { decodeComponent } from '@/lib/text/decode-component'

import { watchInactivity } from '../inactivity'
import { isOffline } from '../is-offline'
import { wireExtension } from '../metadata'
import type { Transfer } from '../transport'
import { tusHttpStack } from './tus-http-stack'

/** Waits before the tries that follow a failure, in milliseconds (spec section 7). */
export const RETRY_DELAYS = [0, 3, 5, 10, 20].map(seconds)

/** Bytes of a chunk where the settings name none (backend contract, section 1.5). */
export const DEFAULT_CHUNK_SIZE = 5 * 1024 * 1024

type TusTransfer = Transfer & {
  /** Of an upload that has begun. */
  key: string | undefined
  onKey: (key: string) => void
}

const endpoint = (): string => new URL(wirePath(tus.create.path), siteRoot()).href
const addressOf = (key: string): string => `${endpoint()}/${encodeComponent(key)}`

/** Returns the last segment of an upload's URL (backend contract, section 9). Throws UploadFailure for a URL without one. */
export function uploadKeyOf(address: string): string {
  const url = parseUrl(address, endpoint())
  const key = url && url.href !== endpoint() ? decodeComponent(url.pathname.split('/').at(-1) ?? '') : undefined
  if (!key)
    throw new UploadFailure(
      translate('The upload could not start: the server’s response is unreadable. Please try again.'),
    )
  return key
}

/** Gives a request the token of this moment: it may have been renewed since the last one. */
function authorize(request: HttpRequest): void {
  for (const [name, value] of Object.entries(xsrfHeaders())) request.setHeader(name, value)
}

/** To the question how far an upload has come: the server does not have it, or not for this user. */
const NOT_THERE: readonly number[] = [HttpStatus.Forbidden, HttpStatus.NotFound, HttpStatus.Gone]
/** Refusals that a later try may not meet: another offset than the server's, another request at the same upload, too many requests. */
const PASSING: readonly number[] = [HttpStatus.Conflict, HttpStatus.Locked, HttpStatus.TooManyRequests]

const isRefusal = (status: number): boolean => isClientError(status) && !PASSING.includes(status)

const bodyOf = (response: HttpResponse) => readErrorBody(response.getBody())

/** The library's error as ours; what was thrown while an answer was looked at is that error itself. */
function asApiError(error: unknown): unknown {
  if (!(error instanceof DetailedError)) return error
  if (error.causingError instanceof ApiError || error.causingError instanceof UploadFailure) return error.causingError
  const response = error.originalResponse
  return response
    ? new ApiError(response.getStatus(), bodyOf(response), { cause: error })
    : new ApiError(NO_ANSWER, {}, { cause: error })
}

function mayRetry(error: unknown): boolean {
  const failure = asApiError(error)
  return !isOffline() && failure instanceof ApiError && !isRefusal(failure.status)
}

/** Looks at every answer before the library does. */
function createGuard() {
  let hasRenewed = false
  return async (request: HttpRequest, response: HttpResponse): Promise<void> => {
    const status = response.getStatus()
    if (status === HttpStatus.Unauthorized) recovery().sessionEnded()
    if (status === HttpStatus.SessionExpired && !hasRenewed) {
      hasRenewed = true
      // Without an answer the library tries again, with the new token.
      if (await recovery().renewSession()) throw new ApiError(NO_ANSWER)
    }
    // The library would take an unreadable URL for a lost connection, and begin one upload after another.
    const location = response.getHeader('Location')
    if (location !== undefined && isSuccess(status) && request.getURL() === endpoint()) uploadKeyOf(location)
    // The library would begin anew, and leave what was sent, whenever the server cannot say how much that is.
    const isQuestion = request.getMethod() === 'HEAD'
    if (isQuestion && status >= HttpStatus.BadRequest && status !== HttpStatus.Locked)
      throw new ApiError(NOT_THERE.includes(status) ? HttpStatus.Gone : status, bodyOf(response))
  }
}

function optionsFor({ file, item, metadata, key, watch, report }: TusTransfer): UploadOptions {
  const { chunk_size: chunkSize } = getBootstrap().settings.uploads
  const flat = Object.fromEntries(Object.entries(metadata).map(([name, value]) => [name, String(value)]))
  return {
    httpStack: tusHttpStack,
    endpoint: endpoint(),
    uploadUrl: key === undefined ? null : addressOf(key),
    chunkSize: chunkSize || DEFAULT_CHUNK_SIZE,
    retryDelays: RETRY_DELAYS,
    overridePatchMethod: true,
    // What is remembered is ours to keep, by user, and for a time.
    storeFingerprintForResuming: false,
    removeFingerprintOnSuccess: true,
    headers: { Accept: 'application/json' },
    metadata: {
      ...flat,
      name: file.name,
      clientName: file.name,
      clientExtension: wireExtension(item),
      clientMime: item.mime,
      clientSize: String(file.size),
    },
    onBeforeRequest: (request) => {
      watch.arm()
      authorize(request)
    },
    onAfterResponse: createGuard(),
    onProgress: report,
    onShouldRetry: (error) => {
      watch.arm()
      return mayRetry(error)
    },
  }
}

/**
 * Sends a file, or what is missing of it, and gives the upload's key. Rejects with an ApiError, 404 or 410 when the server does not have
 * the upload any more, or when it is stopped.
 */
export function sendByTus(transfer: TusTransfer): Promise<string> {
  const { file, signal, onKey } = transfer
  return new Promise((resolve, reject) => {
    const upload = new Upload(file, {
      ...optionsFor(transfer),
      onUploadUrlAvailable: () => {
        // The server may name another origin, or this one by another scheme: the key counts, the address is ours.
        const key = uploadKeyOf(upload.url ?? '')
        upload.url = addressOf(key)
        onKey(key)
      },
      onSuccess: () => resolve(uploadKeyOf(upload.url ?? '')),
      onError: (error) => reject(asApiError(error)),
    })
    const stop = () => {
      void upload.abort()
      reject(signal.reason)
    }
    if (signal.aborted) return stop()
    signal.addEventListener('abort', stop, { once: true })
    upload.start()
  })
}

/** Has the server forget an upload. Rejects when it cannot be reached, or does not answer in time. */
export function takeBackByTus(key: string): Promise<void> {
  const terminated = Upload.terminate(addressOf(key), {
    httpStack: tusHttpStack,
    retryDelays: null,
    onBeforeRequest: authorize,
    headers: { Accept: 'application/json' },
  })
  return new Promise<void>((resolve, reject) => {
    // The library would wait for ever.
    const watch = watchInactivity(() => reject(new ApiError(NO_ANSWER)))
    watch.arm()
    void terminated.then(resolve, reject).finally(watch.disarm)
  })
}
