import type { Endpoint } from '@/contract/machinery/endpoint'
import { type LooseInput, toWire } from '@/contract/machinery/wire'
import { safePath } from '@/lib/browser/safe-url'
import { siteRoot } from '@/lib/browser/url'
import { seconds } from '@/lib/dates/duration'

import { ApiError, NO_RESPONSE } from './api-error'
import { refusal } from './refusal'
import { responseError } from './response-error'

/** How long to wait for the response. */
const TIMEOUT_MS = seconds(30)

/**
 * Requests an endpoint that may redirect to a page, which `call()` treats as an error. Returns the page's path on this
 * site, or undefined without a redirect. Throws ApiError like `call()`, with status 0 for a redirect to another origin.
 */
export async function fetchRedirect(
  endpoint: Endpoint & { method: 'GET' },
  input: LooseInput,
): Promise<string | undefined> {
  const { url, headers } = toWire(endpoint, input)
  const response = await fetchSameOrigin(new URL(url, siteRoot()), headers)
  if (response.ok || response.redirected) {
    void response.body?.cancel()
    // Only the URL matters: the page itself may refuse JSON with an error status.
    return response.redirected ? safePath(response.url) : undefined
  }
  const { status } = response
  throw refusal(await responseError({ status, text: await response.text().catch(() => '') }))
}

async function fetchSameOrigin(url: URL, headers: Record<string, string>): Promise<Response> {
  try {
    return await fetch(url, {
      headers,
      mode: 'same-origin',
      credentials: 'same-origin',
      signal: AbortSignal.timeout(TIMEOUT_MS),
    })
  } catch (cause) {
    throw new ApiError(NO_RESPONSE, {}, { cause })
  }
}
