import { seconds } from '@/lib/dates/duration'

import { ApiError, NO_RESPONSE } from './api-error'
import { refusal } from './refusal'
import { responseError } from './response-error'

/** How long to wait for the response. */
const PROBE_TIMEOUT_MS = seconds(10)

/**
 * Requests the first byte of a media file to find out why an element could not play it. Throws ApiError like `call()`.
 */
export async function probe(url: string): Promise<void> {
  const response = await fetchFirstByte(url)
  if (response.ok) return void response.body?.cancel()
  const { status, headers } = response
  const text = await response.text().catch(() => '')
  throw refusal(await responseError({ status, text, retryAfter: headers.get('retry-after') }))
}

async function fetchFirstByte(url: string): Promise<Response> {
  try {
    return await fetch(url, {
      headers: { Range: 'bytes=0-0', Accept: 'application/json, */*' },
      signal: AbortSignal.timeout(PROBE_TIMEOUT_MS),
    })
  } catch (cause) {
    throw new ApiError(NO_RESPONSE, {}, { cause })
  }
}
