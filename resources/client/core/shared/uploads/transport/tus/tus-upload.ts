import { DetailedError, type HttpRequest, type HttpResponse, Upload, type UploadOptions } from 'tus-js-client'

import { tus } from '@/contract/groups/tus'
import { HttpStatus, isClientError, isSuccess } from '@/contract/machinery/http-status'
import { encodeComponent } from '@/contract/machinery/path-template'
import { wirePath } from '@/contract/machinery/wire'
import { ApiError, NO_RESPONSE, readErrorBody } from '@/core/platform/api/api-error'
import { recovery } from '@/core/platform/api/recovery'
import { refusal } from '@/core/platform/api/refusal'
import { xsrfHeaders } from '@/core/platform/api/transport'
import { getBootstrap } from '@/core/platform/bootstrap/bootstrap-store'
import { translate } from '@/core/platform/i18n/use-translation'
import { UploadFailure } from '@/core/shared/uploads/upload-failure'
import { decodeComponent, parseUrl, siteRoot } from '@/lib/browser/url'
import { seconds } from '@/lib/dates/duration'

import { isOffline, watchInactivity } from '../inactivity'
import { wireExtension } from '../metadata'
import type { Transfer } from '../transport'
import { createPartCheck } from './refused-parts'
import { tusHttpStack } from './tus-http-stack'

/** Delays before the retries of a failed request (spec section 7). */
export const RETRY_DELAYS_MS = [0, 3, 5, 10, 20].map(seconds)

/** Bytes per chunk when the settings have no `chunk_size` (backend contract, section 1.5). */
export const DEFAULT_CHUNK_SIZE = 5 * 1024 * 1024

type TusTransfer = Transfer & {
  /** Key of the upload to resume; undefined starts a new one. */
  key: string | undefined
  /** Called as soon as the server has created the upload. */
  onKey: (key: string) => void
}

const endpoint = (): string => new URL(wirePath(tus.create.path), siteRoot()).href
const uploadUrlOf = (key: string): string => `${endpoint()}/${encodeComponent(key)}`

/**
 * Returns the last segment of an upload's URL (backend contract, section 9). Throws UploadFailure for a URL without
 * one.
 */
export function uploadKeyOf(uploadedTo: string): string {
  const url = parseUrl(uploadedTo, endpoint())
  const key = url && url.href !== endpoint() ? decodeComponent(url.pathname.split('/').at(-1) ?? '') : undefined
  if (!key)
    throw new UploadFailure(
      translate("The upload couldn't start because of an unexpected server response. Please try again."),
    )
  return key
}

/** Sets the current XSRF token: it may have been renewed since the last request. */
function authorize(request: HttpRequest): void {
  for (const [name, value] of Object.entries(xsrfHeaders())) request.setHeader(name, value)
}

/** Statuses of a HEAD request for an upload that the server does not have, or not for this user. */
const NOT_FOUND: readonly number[] = [HttpStatus.Forbidden, HttpStatus.NotFound, HttpStatus.Gone]
/**
 * Refusals worth a retry: an offset that differs from the server's, a concurrent request for the upload, too many
 * requests.
 */
const TEMPORARY: readonly number[] = [HttpStatus.Conflict, HttpStatus.Locked, HttpStatus.TooManyRequests]

const isRefusal = (status: number): boolean => isClientError(status) && !TEMPORARY.includes(status)

const bodyOf = (response: HttpResponse) => readErrorBody(response.getBody())

/** Converts the library's error to an ApiError; an error thrown by the response guard is returned unchanged. */
function asApiError(error: unknown): unknown {
  if (!(error instanceof DetailedError)) return error
  if (error.causingError instanceof ApiError || error.causingError instanceof UploadFailure) return error.causingError
  const response = error.originalResponse
  return response
    ? new ApiError(response.getStatus(), bodyOf(response), { cause: error })
    : new ApiError(NO_RESPONSE, {}, { cause: error })
}

/** Shows the trace of the failure that ends an upload; the library has retried the earlier ones. */
const announced = (error: unknown): unknown => (error instanceof ApiError ? refusal(error) : error)

function mayRetry(error: unknown): boolean {
  const failure = asApiError(error)
  return !isOffline() && failure instanceof ApiError && !isRefusal(failure.status)
}

/** Returns the hook that inspects every response before the library does. */
function createGuard() {
  const checkPart = createPartCheck()
  let hasRenewed = false
  return async (request: HttpRequest, response: HttpResponse): Promise<void> => {
    const status = response.getStatus()
    if (status === HttpStatus.Unauthorized) recovery().sessionEnded()
    if (status === HttpStatus.SessionExpired && !hasRenewed) {
      hasRenewed = true
      // The library retries requests without a response; the retry carries the new token.
      if (await recovery().renewSession()) throw new ApiError(NO_RESPONSE)
    }
    checkPart(request, response)
    // The library would take an unreadable URL for a lost connection, and create one upload after another.
    const location = response.getHeader('Location')
    if (location !== undefined && isSuccess(status) && request.getURL() === endpoint()) uploadKeyOf(location)
    // After any failed HEAD the library would create another upload, and orphan the bytes that were sent.
    const isOffsetRequest = request.getMethod() === 'HEAD'
    if (isOffsetRequest && status >= HttpStatus.BadRequest && status !== HttpStatus.Locked)
      throw new ApiError(NOT_FOUND.includes(status) ? HttpStatus.Gone : status, bodyOf(response))
  }
}

function optionsFor({ file, item, metadata, key, watch, report }: TusTransfer): UploadOptions {
  const { chunk_size: chunkSize } = getBootstrap().settings.uploads
  const flat = Object.fromEntries(Object.entries(metadata).map(([name, value]) => [name, String(value)]))
  return {
    httpStack: tusHttpStack,
    endpoint: endpoint(),
    uploadUrl: key === undefined ? null : uploadUrlOf(key),
    chunkSize: chunkSize || DEFAULT_CHUNK_SIZE,
    retryDelays: RETRY_DELAYS_MS,
    overridePatchMethod: true,
    // Resume slots replace the library's storage: they are scoped by user and expire.
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
 * Sends a file, or the rest of a resumed upload, and returns the upload's key. Rejects with an ApiError (404 or 410
 * when the server no longer has the upload) or the signal's reason.
 */
export function sendByTus(transfer: TusTransfer): Promise<string> {
  const { file, signal, onKey } = transfer
  return new Promise((resolve, reject) => {
    const upload = new Upload(file, {
      ...optionsFor(transfer),
      onUploadUrlAvailable: () => {
        // The server may name another origin or scheme: only the key is taken from its URL.
        const key = uploadKeyOf(upload.url ?? '')
        upload.url = uploadUrlOf(key)
        onKey(key)
      },
      onSuccess: () => resolve(uploadKeyOf(upload.url ?? '')),
      onError: (error) => reject(announced(asApiError(error))),
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

/** Deletes an upload from the server. Rejects when the server refuses, or does not respond within 30 seconds. */
export function deleteTusUpload(key: string): Promise<void> {
  const terminated = Upload.terminate(uploadUrlOf(key), {
    httpStack: tusHttpStack,
    retryDelays: null,
    onBeforeRequest: authorize,
    headers: { Accept: 'application/json' },
  })
  return new Promise<void>((resolve, reject) => {
    // The library has no timeout.
    const watch = watchInactivity(() => reject(new ApiError(NO_RESPONSE)))
    watch.arm()
    void terminated.then(resolve, reject).finally(watch.disarm)
  })
}
