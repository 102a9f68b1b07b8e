import type { ErrorBody } from '@/contract/errors'
import { HttpStatus } from '@/contract/http-status'

/** Status of an {@link ApiError} without a response: connection refused or reset, timeout, or offline. */
export const NO_ANSWER = 0

/** Statuses of a server that restarts, is overloaded or throttles; they are unrelated to the request itself. */
const TRANSIENT: readonly number[] = [
  NO_ANSWER,
  HttpStatus.TooManyRequests,
  HttpStatus.InternalServerError,
  HttpStatus.BadGateway,
  HttpStatus.ServiceUnavailable,
  HttpStatus.GatewayTimeout,
]

/** Whether the same request may succeed later: no response came, or the server was busy. */
export const isPassing = ({ status }: ApiError): boolean => TRANSIENT.includes(status)

/**
 * Statuses after the session could not be renewed silently; the server's messages for them are meant for developers.
 */
export const SESSION_ENDED: readonly number[] = [HttpStatus.Unauthorized, HttpStatus.SessionExpired]

/** Whether the requested resource does not exist, or not anymore. */
export const isGone = (error: unknown): boolean => error instanceof ApiError && error.status === HttpStatus.NotFound

type Details = ErrorOptions & {
  /** Seconds to wait before a retry, from the `Retry-After` header (429, 503). */
  retryAfter?: number | undefined
  /** Final URL of an HTML page received instead of JSON: the server may have redirected the request. */
  page?: string | undefined
}

/** Error of a request that failed or was refused. `status` is {@link NO_ANSWER} without a response. */
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
