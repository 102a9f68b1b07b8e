import { type WireRequest, XSRF_COOKIE, XSRF_HEADER } from '@/contract/wire'
import { readCookie } from '@/core/storage/cookies'
import { siteRoot } from '@/lib/browser/site-root'
import { seconds } from '@/lib/dates/duration'

import { ApiError, NO_ANSWER } from './api-error'
import { retryAfterOf } from './retry-after'
import { type HttpResponse, requestSite } from './site-request'

/** How long a request may take, in milliseconds. */
export const REQUEST_TIMEOUT = seconds(30)

/** A response before its text is parsed. `page` is the final URL of an HTML page: redirects within the site end in one. */
export type RawAnswer = { status: number; text: string; retryAfter?: number | undefined; page?: string }

type SendOptions = { signal?: AbortSignal; onUploadProgress?: (bytes: number) => void }

/** The session's token, or nothing without one. */
export function xsrfHeaders(): Record<string, string> {
  const token = readCookie(XSRF_COOKIE)
  return token ? { [XSRF_HEADER]: token } : {}
}

/** Sends one request to the site. Throws ApiError with status 0 when no response comes, the signal's reason when aborted. */
export async function send({ url, method, headers, body }: WireRequest, { signal, onUploadProgress }: SendOptions = {}): Promise<RawAnswer> {
  const response = requestSite({
    url: new URL(url, siteRoot()).href,
    method,
    headers: { ...headers, ...xsrfHeaders() },
    body,
    signal: onUploadProgress ? signal : withTimeout(signal),
    onProgress: onUploadProgress,
  })
  try {
    return toAnswer(await response)
  } catch (cause) {
    signal?.throwIfAborted()
    throw new ApiError(NO_ANSWER, {}, { cause })
  }
}

const withTimeout = (signal: AbortSignal | undefined): AbortSignal =>
  AbortSignal.any([AbortSignal.timeout(REQUEST_TIMEOUT), ...(signal ? [signal] : [])])

function toAnswer({ status, url, text, header }: HttpResponse): RawAnswer {
  const isPage = /\bhtml\b/i.test(header('Content-Type') ?? '')
  return { status, text, retryAfter: retryAfterOf(header('Retry-After')), ...(isPage && { page: url }) }
}
