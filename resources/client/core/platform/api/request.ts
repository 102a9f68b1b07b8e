import type { Args, Endpoint, Output } from '@/contract/machinery/endpoint'
import { HttpStatus, isSuccess } from '@/contract/machinery/http-status'
import { type LooseInput, toWire } from '@/contract/machinery/wire'
import { activeWorkspaceId } from '@/core/platform/storage/active-workspace'

import { ApiError, parseRetryAfter, UnconfirmedWrite } from './api-error'
import { conform, noteBreach } from './conform'
import { recovery } from './recovery'
import { refusal } from './refusal'
import { readable, responseError } from './response-error'
import { type RawResponse, send } from './transport'

/** Options of one call. */
export type CallOptions = {
  signal?: AbortSignal
  /** Upload progress in bytes. Passing this disables the timeout; the caller must detect stalls. */
  onUploadProgress?: (bytes: number) => void
  /** The query client retries the call, and shows the trace of the last failure itself. */
  isQuery?: true
}

// Separate chunk, with the transport: loaded by `call`, since a first screen paints without a request.
/** Sends one request, as described at `call`. */
export async function request<E extends Endpoint>(
  endpoint: E,
  ...args: [...Args<E>, options?: CallOptions]
): Promise<Output<E>> {
  const [input, options] = args as unknown as [LooseInput | undefined, CallOptions | undefined]
  const attempt = () =>
    send(toWire(endpoint, input, { workspaceId: activeWorkspaceId() }), {
      ...options,
      ...(endpoint.isJob && { isUnlimited: true }),
      startsSession: endpoint.startsSession,
    })
  const response = await recovered(await attempt(), attempt)
  if (response.page !== undefined || isSuccess(response.status)) return read(endpoint, response)
  if (response.status === HttpStatus.Unauthorized) recovery().sessionEnded()
  if (response.status === HttpStatus.Forbidden) recovery().forbidden()
  const error = await responseError(response)
  // The mock refuses to send a response of its own that breaks the contract.
  if (import.meta.env.MODE === 'development' && error.body.message?.includes(' breaks the contract '))
    noteBreach(error.body.message)
  throw options?.isQuery ? error : refusal(error)
}

/** Retries a refused request once if the session could be renewed or the password was confirmed. */
async function recovered(response: RawResponse, attempt: () => Promise<RawResponse>): Promise<RawResponse> {
  if (response.status === HttpStatus.SessionExpired && (await recovery().renewSession())) return attempt()
  if (response.status === HttpStatus.Locked && (await recovery().confirmPassword())) return attempt()
  return response
}

/** Throws {@link UnconfirmedWrite} for a write whose 2xx response is unreadable: the server may have applied it. */
async function read<E extends Endpoint>(endpoint: E, response: RawResponse): Promise<Output<E>> {
  try {
    if (response.page !== undefined) throw await pageError(response, response.page)
    return conform(endpoint.response, readJson(response), `${endpoint.method} ${endpoint.path}`) as Output<E>
  } catch (cause) {
    const isRead = endpoint.method === 'GET' || endpoint.method === 'HEAD'
    const isRefusal = cause instanceof ApiError && !isSuccess(cause.status)
    throw isRead || isRefusal ? cause : new UnconfirmedWrite(response.status, {}, { cause, page: response.page })
  }
}

/**
 * Parses the body as JSON; undefined for an empty body, which several endpoints send. Throws ApiError for anything
 * else.
 */
function readJson({ status, text }: RawResponse): unknown {
  if (text.trim() === '') return undefined
  try {
    return JSON.parse(text)
  } catch (cause) {
    throw new ApiError(status, {}, { cause })
  }
}

/**
 * Converts an HTML page received instead of JSON to an error; a redirect to the plans becomes a 403 with a link to
 * them, where the site installs {@link recovery}.
 */
export const pageError = ({ status, retryAfter }: RawResponse, page: string): Promise<ApiError> =>
  readable(new ApiError(status, {}, { retryAfter: parseRetryAfter(retryAfter), page }))
