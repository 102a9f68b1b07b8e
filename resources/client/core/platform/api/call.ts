import type { Args, Endpoint, Output } from '@/contract/machinery/endpoint'
import { loadOnce } from '@/lib/lazy/load-once'

import type * as Request from './request'

/** Loads the code of requests once. Browsers queue every import() behind other loads, even of a loaded module. */
const load = loadOnce(() => import('./request'))

/** Preloads the code of requests, which the first paint does without. Errors are silent: the first call retries. */
export const warmTransport = (): void => void load().catch(() => {})

/**
 * Sends one request and returns its response, checked against the contract. Throws ApiError for error statuses,
 * without a response and for an unreadable one; ContractBreach for a GET of another shape. Retries a 419 once for the
 * same user, and a 423 once after the password was confirmed.
 */
export async function call<E extends Endpoint>(
  endpoint: E,
  ...args: [...Args<E>, options?: Request.CallOptions]
): Promise<Output<E>> {
  const { request } = await load()
  return request(endpoint, ...args)
}
