import { parseUrl } from '@/lib/browser/url'

import type { ApiRequest } from './build-request'
import { readBody, type ResponseBody } from './read-body'

/** A response as it is shown. */
export type ShownResponse = {
  kind: 'response'
  status: number
  statusText: string
  headers: readonly (readonly [name: string, value: string])[]
  /** Seconds or date of the header `Retry-After`. */
  retryAfter: string | null
  body: ResponseBody
}

/** How a call ended: with a response, with a redirect that is not followed, or without reaching the site. */
export type Outcome = ShownResponse | { kind: 'redirected' } | { kind: 'unreachable' } | { kind: 'unusable' }

/** Headers that explain a response: its type, size, limits and target. */
const VISIBLE_HEADERS =
  /^(?:content-type|content-length|content-disposition|location|retry-after|x-ratelimit-.+|cache-control)$/i

/**
 * Sends a call as an external client would: the token is its only authentication, without cookies or CSRF token, and
 * nothing of the response is stored. Rejects when `signal` aborts.
 */
export async function sendRequest(
  { method, url, headers, body }: ApiRequest,
  { token, root, signal }: { token: string; root: URL; signal: AbortSignal },
): Promise<Outcome> {
  if (!isWithin(root, url) || !/^[\x21-\x7E]+$/.test(token)) return { kind: 'unusable' }
  try {
    // oxlint-disable-next-line no-restricted-globals -- an external client's call: it must follow none of the site's rules
    const response = await fetch(url, {
      method,
      headers: { ...headers, Authorization: `Bearer ${token}` },
      ...(body !== undefined && { body }),
      mode: 'same-origin',
      credentials: 'omit',
      cache: 'no-store',
      redirect: 'manual',
      signal,
    })
    return response.type === 'opaqueredirect' ? { kind: 'redirected' } : await describeResponse(response)
  } catch (error) {
    if (signal.aborted) throw error
    return { kind: 'unreachable' }
  }
}

/** Whether the token may be sent to this URL: it is on the site, below its root. */
function isWithin(root: URL, url: string): boolean {
  const { origin, pathname, username } = parseUrl(url) ?? {}
  return origin === root.origin && pathname?.startsWith(root.pathname) === true && username === ''
}

const describeResponse = async (response: Response): Promise<ShownResponse> => ({
  kind: 'response',
  status: response.status,
  statusText: response.statusText,
  headers: [...response.headers].filter(([name]) => VISIBLE_HEADERS.test(name)),
  retryAfter: response.headers.get('retry-after'),
  body: await readBody(response),
})
