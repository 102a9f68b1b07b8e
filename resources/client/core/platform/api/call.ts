import type { Args, Endpoint, Output } from '@/contract/endpoint'
import { type LooseInput, toWire } from '@/contract/wire'
import { activeWorkspaceId } from '@/core/platform/workspaces/active-workspace'

import { ApiError, UnconfirmedWrite } from './api-error'
import { conform } from './conform'
import { pageError } from './page-error'
import { readErrorBody } from './read-error-body'
import { recovery } from './recovery'
import { retryAfterOf } from './retry-after'
import type * as Transport from './transport'

/** Options of one call. */
export type CallOptions = {
  signal?: AbortSignal
  /** Hears how many bytes of the body have gone. Who listens also watches that they go on: the call itself has no time limit then. */
  onUploadProgress?: (bytes: number) => void
}

let loaded: Promise<typeof Transport> | undefined

/** Loads the transport's code once. Browsers queue each import() behind other loads, even that of a module which is there. */
const transport = (): NonNullable<typeof loaded> =>
  (loaded ??= import('./transport').catch((error: unknown) => {
    loaded = undefined
    throw error
  }))

/** Fetches the transport's code ahead of the first call, which tries again if it does not come; the first screen paints without it. */
export const warmTransport = (): void => void transport().catch(() => {})

/**
 * Sends one request and returns its answer, checked against the contract.
 * Throws {@link ApiError} for every refusal, for no answer, and for an unreadable answer; ContractBreach for a GET of another shape.
 * A 419 is retried once for the same user, a 423 once after the password was confirmed.
 */
export async function call<E extends Endpoint>(
  endpoint: E,
  ...args: [...Args<E>, options?: CallOptions]
): Promise<Output<E>> {
  const [input, options] = args as unknown as [LooseInput | undefined, CallOptions | undefined]
  const attempt = async () => {
    const { send } = await transport()
    return send(toWire(endpoint, input, { workspaceId: activeWorkspaceId() }), options)
  }
  const answer = await mended(await attempt(), attempt)
  if (answer.page !== undefined || isSuccess(answer.status)) return read(endpoint, answer)
  if (answer.status === 401) recovery().sessionEnded()
  if (answer.status === 403) recovery().forbidden()
  throw new ApiError(answer.status, readErrorBody(answer.text), { retryAfter: retryAfterOf(answer.retryAfter) })
}

/** Repeats a refused request once when what it lacked could be had. */
async function mended(
  answer: Transport.RawAnswer,
  attempt: () => Promise<Transport.RawAnswer>,
): Promise<Transport.RawAnswer> {
  if (answer.status === 419 && (await recovery().renewSession())) return attempt()
  if (answer.status === 423 && (await recovery().confirmPassword())) return attempt()
  return answer
}

const isSuccess = (status: number): boolean => status >= 200 && status < 300

/** Throws {@link UnconfirmedWrite} for a success after a write that cannot be read: the server may have done it. */
function read<E extends Endpoint>(endpoint: E, answer: Transport.RawAnswer): Output<E> {
  try {
    if (answer.page !== undefined) throw pageError(answer, answer.page)
    return conform(endpoint.response, readJson(answer), `${endpoint.method} ${endpoint.path}`) as Output<E>
  } catch (cause) {
    const isRead = endpoint.method === 'GET' || endpoint.method === 'HEAD'
    const isRefusal = cause instanceof ApiError && !isSuccess(cause.status)
    throw isRead || isRefusal ? cause : new UnconfirmedWrite(answer.status, {}, { cause, page: answer.page })
  }
}

/** An empty body is `undefined`: several calls answer with nothing. A page or half a JSON text is an error. */
function readJson({ status, text }: Transport.RawAnswer): unknown {
  if (text.trim() === '') return undefined
  try {
    return JSON.parse(text)
  } catch (cause) {
    throw new ApiError(status, {}, { cause })
  }
}
