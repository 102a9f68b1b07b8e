import type { Endpoint } from '@/contract/endpoint'
import { type LooseInput, toWire } from '@/contract/wire'
import { safePath } from '@/core/platform/navigation/safe-path'
import { siteRoot } from '@/lib/browser/site-root'
import { seconds } from '@/lib/dates/duration'

import { ApiError, NO_ANSWER } from './api-error'
import { readErrorBody } from './read-error-body'

/** A server that says nothing for so long does not answer, in milliseconds. */
const TIMEOUT = seconds(30)

/**
 * The page of this site that the server sends whoever asks an endpoint to; undefined when it answers them itself. Throws ApiError as
 * `call()` does, status 0 for a redirect to another origin, which is not followed.
 * For answers of a page instead of JSON, which `call()` takes for failures.
 */
export async function redirectOf(
  endpoint: Endpoint & { method: 'GET' },
  input: LooseInput,
): Promise<string | undefined> {
  const { url, headers } = toWire(endpoint, input)
  const answer = await ask(new URL(url, siteRoot()), headers)
  if (answer.ok || answer.redirected) {
    void answer.body?.cancel()
    // The way is the answer: what stands at its end may refuse to speak JSON.
    return answer.redirected ? safePath(answer.url) : undefined
  }
  throw new ApiError(answer.status, readErrorBody(await answer.text().catch(() => '')))
}

async function ask(url: URL, headers: Record<string, string>): Promise<Response> {
  try {
    return await fetch(url, {
      headers,
      mode: 'same-origin',
      credentials: 'same-origin',
      signal: AbortSignal.timeout(TIMEOUT),
    })
  } catch (cause) {
    throw new ApiError(NO_ANSWER, {}, { cause })
  }
}
