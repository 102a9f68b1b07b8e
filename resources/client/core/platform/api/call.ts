import type { Args, Endpoint, Output } from '@/contract/machinery/endpoint'
import type { LooseInput } from '@/contract/machinery/wire'
import { loadOnce } from '@/lib/lazy/load-once'

import type * as Request from './request'

/** Loads the code of requests once. Browsers queue every import() behind other loads, even of a loaded module. */
const load = loadOnce(() => import('./request'))

/** Preloads the code of requests, which the first paint does without. Errors are silent: the first call retries. */
export const warmTransport = (): void => void load().catch(() => {})

/** Arguments of `call` after the endpoint. */
type CallArgs<E extends Endpoint> = [...Args<E>, options?: Request.CallOptions]

/**
 * Returns the arguments of a call whose endpoint is a type parameter, for which TypeScript cannot tell whether the input
 * may be left out.
 */
export const argsOf = <E extends Endpoint>(
  _endpoint: E,
  input: Args<E>[0] | LooseInput,
  options?: Request.CallOptions,
): CallArgs<E> => [input, options] as unknown as CallArgs<E>

/**
 * Sends one request and returns its response, checked against the contract. Throws ApiError for error statuses,
 * without a response and for an unreadable one; ContractBreach for a GET of another shape. Retries a 419 once for the
 * same user, and a 423 once after the password was confirmed.
 */
export async function call<E extends Endpoint>(endpoint: E, ...args: CallArgs<E>): Promise<Output<E>> {
  const { request } = await load()
  return request(endpoint, ...args)
}
