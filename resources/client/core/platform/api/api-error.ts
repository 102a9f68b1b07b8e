import type { ErrorBody } from '@/contract/errors'

/** Status of an {@link ApiError} when no answer came: refused, reset, stalled or offline. */
export const NO_ANSWER = 0

/** Statuses of a server that restarts, is overloaded or throttles: they say nothing about what was asked for, and pass. */
const PASSING: readonly number[] = [NO_ANSWER, 429, 500, 502, 503, 504]

/** Whether the same request may succeed later: no response came, or the server was busy. */
export const isPassing = ({ status }: ApiError): boolean => PASSING.includes(status)

/** Statuses that are left when the session could not be renewed in silence; what the server says of them is for developers. */
export const SESSION_ENDED: readonly number[] = [401, 419]

type Details = ErrorOptions & {
  /** Seconds after which the server may be asked again, where it says so (429, 503). */
  retryAfter?: number | undefined
  /** Final URL of an HTML page that came in place of JSON: the server may have redirected the request. */
  page?: string | undefined
}

/** The one error the transport throws: screens never see a raw response. `status` is {@link NO_ANSWER} without an answer. */
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

  /** First message of each field that has one, ready for a form. */
  get fieldErrors(): Record<string, string> {
    const entries = Object.entries(this.body.errors ?? {}).map(([field, messages]) => [
      field,
      [messages].flat().find((message) => message.trim() !== ''),
    ])
    return Object.fromEntries(entries.filter((entry): entry is [string, string] => entry[1] !== undefined))
  }
}

/** A write that the server accepted with a response that cannot be read: it has done it, or has not. */
export class UnconfirmedWrite extends ApiError {}
