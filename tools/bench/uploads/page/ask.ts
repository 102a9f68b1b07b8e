import type { Endpoint, Output } from '@/contract/endpoint'
import { type LooseInput, toWire, XSRF_COOKIE, XSRF_HEADER } from '@/contract/wire'
import { readCookie } from '@/core/platform/storage/cookies'

/** The session's token, as every request to the site has to have it. */
export const token = (): Record<string, string> => ({ [XSRF_HEADER]: readCookie(XSRF_COOKIE) ?? '' })

/** The answer, if it is none of a refusal. */
export async function accepted(request: Promise<Response>): Promise<Response> {
  const response = await request
  if (!response.ok) throw new Error(`${response.url}: ${response.status} ${await response.text()}`)
  return response
}

/** Calls the site by `fetch`; a piece of a file goes as it is. Nothing is checked but the status. */
export function ask(endpoint: Endpoint, input: LooseInput, piece?: Blob): Promise<Response> {
  const { url, method, headers, body = piece } = toWire(endpoint, input)
  return accepted(fetch(url, { method, headers: { ...headers, ...token() }, ...(body !== undefined && { body }) }))
}

/** The same, where the answer is JSON. */
export const askJson = async <E extends Endpoint>(endpoint: E, input: LooseInput): Promise<Output<E>> =>
  (await (await ask(endpoint, input)).json()) as Output<E>
