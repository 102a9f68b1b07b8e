import { seconds } from '@/lib/dates/duration'

import { ApiError, NO_ANSWER } from './api-error'
import { readErrorBody } from './read-error-body'
import { retryAfterOf } from './retry-after'

/** A server that says nothing for so long does not answer, in milliseconds. */
const PROBE_TIMEOUT = seconds(10)

/** Asks the site for the first byte of a file, to learn why an element could not play it. Throws ApiError as `call()` does. */
export async function probe(url: string): Promise<void> {
  const answer = await ask(url)
  if (answer.ok) return void answer.body?.cancel()
  const body = readErrorBody(await answer.text().catch(() => ''))
  throw new ApiError(answer.status, body, { retryAfter: retryAfterOf(answer.headers.get('retry-after')) })
}

async function ask(url: string): Promise<Response> {
  try {
    return await fetch(url, {
      headers: { Range: 'bytes=0-0', Accept: 'application/json, */*' },
      signal: AbortSignal.timeout(PROBE_TIMEOUT),
    })
  } catch (cause) {
    throw new ApiError(NO_ANSWER, {}, { cause })
  }
}
