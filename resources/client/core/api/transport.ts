import axios, { type AxiosResponse, type InternalAxiosRequestConfig, isCancel } from 'axios'

import { type WireRequest, XSRF_COOKIE, XSRF_HEADER } from '@/contract/wire'
import { readCookie } from '@/core/storage/cookies'
import { seconds } from '@/lib/dates/duration'
import { siteRoot } from '@/lib/browser/site-root'

import { ApiError, NO_ANSWER } from './api-error'
import { retryAfterOf } from './retry-after'

/** A request without an answer for so long has failed, in milliseconds. */
export const REQUEST_TIMEOUT = seconds(30)

/** An answer before it is read: its text is not parsed yet. `page` is the final URL of an HTML page. */
export type RawAnswer = { status: number; text: string; retryAfter?: number | undefined; page?: string }

const http = axios.create({
  timeout: REQUEST_TIMEOUT,
  withXSRFToken: false,
  validateStatus: () => true,
  responseType: 'text',
  // axios would guess: call() parses, and a body that is no JSON is an error there.
  transformResponse: (text: unknown) => text,
})

http.interceptors.request.use((config) => {
  assertOwnOrigin(config)
  config.withCredentials = true
  const token = readCookie(XSRF_COOKIE)
  if (token) config.headers.set(XSRF_HEADER, token)
  return config
})

/** Credentials, token and workspace are for the site alone: `//host`, `/\host` and absolute addresses stop here. */
function assertOwnOrigin(config: InternalAxiosRequestConfig): void {
  const { origin } = new URL(http.getUri(config), document.baseURI)
  if (origin !== window.location.origin) throw new Error(`call() is for this site only, not for ${origin}`)
}

type SendOptions = { signal?: AbortSignal; onUploadProgress?: (bytes: number) => void }

/** The browser follows redirects by itself; they end in a page. */
const pageOf = ({ headers, request }: AxiosResponse<unknown>, url: string): Pick<RawAnswer, 'page'> =>
  /\bhtml\b/i.test(String(headers['content-type'])) ? { page: (request instanceof XMLHttpRequest && request.responseURL) || url } : {}

/** Sends one request to the site. Throws ApiError with status 0 when no answer comes, the signal's reason when cancelled. */
export async function send({ url, method, headers, body }: WireRequest, options: SendOptions = {}): Promise<RawAnswer> {
  const { signal, onUploadProgress } = options
  try {
    const address = new URL(url, siteRoot()).href
    const response: AxiosResponse<unknown> = await http.request({
      url: address,
      method,
      headers,
      data: body,
      ...(signal && { signal }),
      ...(onUploadProgress && { timeout: 0, onUploadProgress: ({ loaded }: { loaded: number }) => onUploadProgress(loaded) }),
    })
    const { status, data, headers: answered } = response
    return { status, text: typeof data === 'string' ? data : '', retryAfter: retryAfterOf(answered['retry-after']), ...pageOf(response, address) }
  } catch (thrown) {
    if (isCancel(thrown)) throw signal?.reason ?? thrown
    if (axios.isAxiosError(thrown)) throw new ApiError(NO_ANSWER, {}, { cause: thrown })
    throw thrown
  }
}
