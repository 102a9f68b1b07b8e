import type { ApiError } from './api-error'
import { recovery } from './recovery'

/** Shows the trace in a refusal, which administrators get (spec section 6), whatever the caller does with the error. */
export function refusal(error: ApiError): ApiError {
  if (error.hasTrace) recovery().announceFailure(error, { onlyTrace: true })
  return error
}
