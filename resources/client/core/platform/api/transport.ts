import axios, { type AxiosAdapter, AxiosHeaders } from 'axios'

import { type WireRequest, XSRF_COOKIE, XSRF_HEADER } from '@/contract/machinery/wire'
import { readCookie } from '@/core/platform/storage/cookies'
import { combineSignals } from '@/lib/browser/combine-signals'
import { siteRoot } from '@/lib/browser/url'
import { seconds } from '@/lib/dates/duration'

import { ApiError, NO_RESPONSE } from './api-error'
import { inTurn } from './session-turn'
import { assertOwnOrigin, requestSite } from './site-request'

/** How long a request may take. */
export const REQUEST_TIMEOUT_MS = seconds(30)

/**
 * An unparsed response with its `Retry-After` header. `page` is the final URL of an HTML page, where a redirect may
 * lead.
 */
export type RawResponse = { status: number; text: string; retryAfter?: string | undefined; page?: string }

type SendOptions = {
  signal?: AbortSignal
  onUploadProgress?: (bytes: number) => void
  /** Whether the response may take any time. */
  isUnlimited?: boolean | undefined
  /** Whether the response starts the session of another user. */
  startsSession?: boolean | undefined
}

/** Header with the session's CSRF token; empty without a token. */
export function xsrfHeaders(): Record<string, string> {
  const token = readCookie(XSRF_COOKIE)
  return token ? { [XSRF_HEADER]: token } : {}
}

/**
 * Sends requests through `requestSite`: axios's adapters would send token and body to other origins after redirects.
 */
const siteAdapter: AxiosAdapter = async (config) => {
  const { url = '', method = 'get', headers, timeout, onUploadProgress } = config
  const signal = config.signal as AbortSignal | undefined
  // axios labels non-text bodies as URL-encoded forms; the browser sets the right type.
  if (typeof config.data !== 'string') headers.delete('Content-Type')
  const response = await requestSite({
    url,
    method: method.toUpperCase(),
    headers: headers.toJSON() as Record<string, string>,
    body: config.data as BodyInit | undefined,
    signal: timeout ? withTimeout(timeout, signal) : signal,
    onProgress: onUploadProgress && ((loaded) => onUploadProgress({ loaded, bytes: loaded, lengthComputable: false })),
  })
  const responseHeaders = new AxiosHeaders({
    'content-type': response.header('Content-Type'),
    'retry-after': response.header('Retry-After'),
  })
  return {
    status: response.status,
    statusText: '',
    data: response.text,
    headers: responseHeaders,
    config,
    request: { responseURL: response.url },
  }
}

const withTimeout = (timeout: number, signal: AbortSignal | undefined): AbortSignal =>
  combineSignals(AbortSignal.timeout(timeout), ...(signal ? [signal] : []))

const http = axios.create({
  adapter: siteAdapter,
  timeout: REQUEST_TIMEOUT_MS,
  validateStatus: () => true,
  // call() parses the JSON and handles invalid bodies.
  transformResponse: (text: unknown) => text,
})

type SiteResponse = {
  status: number
  data: string
  headers: Record<string, string | undefined>
  request: { responseURL: string }
}

/**
 * Sends one request to the site. Throws ApiError with status 0 when no response comes, the signal's reason when
 * aborted.
 */
export async function send(
  { url, method, headers, body }: WireRequest,
  { signal, onUploadProgress, isUnlimited = onUploadProgress !== undefined, startsSession = false }: SendOptions = {},
): Promise<RawResponse> {
  const absoluteUrl = assertOwnOrigin(new URL(url, siteRoot()))
  const config = {
    url: absoluteUrl,
    method,
    data: body,
    // The token of the moment when it was asked for: if the user changes while it waits, the server refuses a write.
    headers: { ...headers, ...xsrfHeaders() },
    ...(signal && { signal }),
    ...(isUnlimited && { timeout: 0 }),
    ...(onUploadProgress && { onUploadProgress: ({ loaded }: { loaded: number }) => onUploadProgress(loaded) }),
  }
  const exchange = () => http.request<string, SiteResponse>(config)
  try {
    return toRawResponse(await (isUnlimited ? exchange() : inTurn(startsSession, exchange)), absoluteUrl)
  } catch (cause) {
    signal?.throwIfAborted()
    throw new ApiError(NO_RESPONSE, {}, { cause })
  }
}

function toRawResponse({ status, data, headers, request }: SiteResponse, requestedUrl: string): RawResponse {
  const { responseURL } = request
  // PHP types an empty body as HTML; only a redirect makes it a page.
  const isEmpty = data.trim() === '' && responseURL === requestedUrl
  const isPage = !isEmpty && /\bhtml\b/i.test(headers['content-type'] ?? '')
  return { status, text: data, retryAfter: headers['retry-after'], ...(isPage && { page: responseURL }) }
}
