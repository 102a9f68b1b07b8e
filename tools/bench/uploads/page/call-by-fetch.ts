import type { Endpoint, Output } from '@/contract/machinery/endpoint'
import { type LooseInput, toWire, XSRF_COOKIE, XSRF_HEADER } from '@/contract/machinery/wire'
import { readCookie } from '@/core/platform/storage/cookies'

/** Returns the XSRF header, which every request to the site needs. */
export const token = (): Record<string, string> => ({ [XSRF_HEADER]: readCookie(XSRF_COOKIE) ?? '' })

/** Awaits a response; throws unless its status is ok. */
export async function expectOk(request: Promise<Response>): Promise<Response> {
  const response = await request
  if (!response.ok) throw new Error(`${response.url}: ${response.status} ${await response.text()}`)
  return response
}

/** Calls an endpoint by `fetch`, with a piece of a file as the raw body if given. Checks only the status. */
export function callByFetch(endpoint: Endpoint, input: LooseInput, piece?: Blob): Promise<Response> {
  const { url, method, headers, body = piece } = toWire(endpoint, input)
  return expectOk(fetch(url, { method, headers: { ...headers, ...token() }, ...(body !== undefined && { body }) }))
}

/** Calls an endpoint like {@link callByFetch}, and parses the JSON response. */
export const callJson = async <E extends Endpoint>(endpoint: E, input: LooseInput): Promise<Output<E>> =>
  (await (await callByFetch(endpoint, input)).json()) as Output<E>
