import { ApiError, type Details, readErrorBody } from './api-error'
import { recovery } from './recovery'

/**
 * Error of a refused request. Shows the trace that administrators get (spec section 6), whatever the caller does with
 * the error.
 */
export function refusal(status: number, text: string, details?: Details): ApiError {
  const error = new ApiError(status, readErrorBody(text), details)
  if (error.hasTrace) recovery().announceFailure(error, { onlyTrace: true })
  return error
}
