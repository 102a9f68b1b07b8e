import { type ErrorBody, errorBodySchema } from '@/contract/machinery/errors'
import { HttpStatus, isSuccess } from '@/contract/machinery/http-status'
import { seconds } from '@/lib/dates/duration'

import { degrade } from './degrade'

/** Status of an {@link ApiError} without a response: connection refused or reset, timeout, or offline. */
export const NO_RESPONSE = 0

/** Statuses of a server that restarts, is overloaded or throttles; they are unrelated to the request itself. */
const TRANSIENT_STATUSES: readonly number[] = [
  NO_RESPONSE,
  HttpStatus.TooManyRequests,
  HttpStatus.InternalServerError,
  HttpStatus.BadGateway,
  HttpStatus.ServiceUnavailable,
  HttpStatus.GatewayTimeout,
]

/** Whether the same request may succeed later: no response came, or the server was busy. */
export const isTransient = ({ status }: ApiError): boolean => TRANSIENT_STATUSES.includes(status)

/**
 * Statuses after the session could not be renewed silently; the server's messages for them are meant for developers.
 */
export const SESSION_ENDED: readonly number[] = [HttpStatus.Unauthorized, HttpStatus.SessionExpired]

/**
 * Whether the server says that the requested resource does not exist, or not anymore. An HTML page of that status says
 * nothing about it: a redirect to the sign-in page ends there, because the page refuses JSON.
 */
export const isGone = (error: unknown): boolean =>
  error instanceof ApiError && error.status === HttpStatus.NotFound && error.page === undefined

type Details = ErrorOptions & {
  /** Seconds to wait before a retry, from the `Retry-After` header (429, 503). */
  retryAfter?: number | undefined
  /** Final URL of an HTML page received instead of JSON: the server may have redirected the request. */
  page?: string | undefined
}

/** Error of a request that failed or was refused. `status` is {@link NO_RESPONSE} without a response. */
export class ApiError extends Error {
  override name = 'ApiError'
  readonly retryAfter: number | undefined
  readonly page: string | undefined

  constructor(
    readonly status: number,
    readonly body: ErrorBody = {},
    { retryAfter, page, ...options }: Details = {},
  ) {
    super(body.message ?? `Request failed with status ${status}`, options)
    this.retryAfter = retryAfter
    this.page = page
  }

  /** Whether the server sent the stack trace that administrators get (backend contract, section 2.4). */
  get hasTrace(): boolean {
    return this.body['ignitionTrace'] === true
  }

  /** First message of each invalid field, ready for a form. */
  get fieldErrors(): Record<string, string> {
    const entries = Object.entries(this.body.errors ?? {}).map(([field, messages]) => [
      field,
      [messages].flat().find((message) => message.trim() !== ''),
    ])
    return Object.fromEntries(entries.filter((entry): entry is [string, string] => entry[1] !== undefined))
  }
}

/** A write whose 2xx response is unreadable: the server may or may not have applied it. */
export class UnconfirmedWrite extends ApiError {}

/** Statuses of a gateway that gave up waiting for the server behind it. */
const GATEWAY: readonly number[] = [HttpStatus.BadGateway, HttpStatus.GatewayTimeout]

/** Whether the server may have applied a failed request: its response was lost or unreadable. */
export const isUncertain = (error: unknown): boolean =>
  error instanceof ApiError &&
  (error.status === NO_RESPONSE || isSuccess(error.status) || GATEWAY.includes(error.status))

/** Whether the session is over, and could not be renewed silently. */
export const hasSessionEnded = (error: unknown): boolean =>
  error instanceof ApiError && SESSION_ENDED.includes(error.status)

/** Parses the body of an error response. Drops invalid fields; returns an empty body for anything but a JSON object. */
export function readErrorBody(text: string): ErrorBody {
  try {
    return errorBodySchema.parse(degrade(errorBodySchema, JSON.parse(text)).validPart?.value)
  } catch {
    return {}
  }
}

/**
 * Parses a `Retry-After` header, a number or an HTTP date (RFC 9110, 10.2.3), to seconds. Undefined when there is no
 * wait.
 */
export function parseRetryAfter(header: unknown): number | undefined {
  if (typeof header !== 'string') return undefined
  const wait = /^\d+$/.test(header) ? Number(header) : Math.ceil((Date.parse(header) - Date.now()) / seconds(1))
  return wait > 0 ? wait : undefined
}
