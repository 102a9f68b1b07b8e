import { ApiError, parseRetryAfter, readErrorBody } from './api-error'
import { recovery } from './recovery'

/** Makes an error's message readable; if that fails, returns the error as it is. */
export const readable = (error: ApiError): Promise<ApiError> =>
  recovery()
    .readable(error)
    .catch(() => error)

/** Creates the error of a refused request, with its messages in the user's language, or as sent if that fails. */
export function responseError(refused: { status: number; text: string; retryAfter?: unknown }): Promise<ApiError> {
  const { status, text, retryAfter } = refused
  return readable(new ApiError(status, readErrorBody(text), { retryAfter: parseRetryAfter(retryAfter) }))
}
