import { ApiError, parseRetryAfter, readErrorBody } from './api-error'

/** Creates the error of a refused request, with its messages in the user's language, or as sent if that fails. */
export async function responseError(refused: {
  status: number
  text: string
  retryAfter?: unknown
}): Promise<ApiError> {
  const { status, text, retryAfter } = refused
  const error = new ApiError(status, readErrorBody(text), { retryAfter: parseRetryAfter(retryAfter) })
  return import('./server-messages').then(
    ({ readableError }) => readableError(error),
    () => error,
  )
}
