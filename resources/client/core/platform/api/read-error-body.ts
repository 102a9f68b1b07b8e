import { type ErrorBody, errorBodySchema } from '@/contract/errors'
import { seconds } from '@/lib/dates/duration'

import { degrade } from './degrade'

/** Parses the body of an error response. Drops invalid fields; returns an empty body for anything but a JSON object. */
export function readErrorBody(text: string): ErrorBody {
  try {
    return errorBodySchema.parse(degrade(errorBodySchema, JSON.parse(text)).kept?.value)
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
