import { ApiError, parseRetryAfter, readErrorBody } from './api-error'
import type * as Messages from './server-messages'

type Refused = { status: number; text: string; retryAfter?: unknown }

/** Creates the error of a refused request, with its messages in the user's language. */
export async function responseError({ status, text, retryAfter }: Refused): Promise<ApiError> {
  const error = new ApiError(status, readErrorBody(text), { retryAfter: parseRetryAfter(retryAfter) })
  const { body } = error
  // Administrators get a trace with the exception's own words.
  if (error.hasTrace || !(body.message || body.errors)) return error
  const readable = await translated(body, ({ readableBody }) => readableBody(body))
  return new ApiError(status, readable, { retryAfter: error.retryAfter })
}

/** Returns a message of the server in the user's language. */
export const readableText = (message: string): Promise<string> =>
  translated(message, ({ readableMessage }) => readableMessage(message))

/** Translates with code that may fail to load: then the server's words stay. */
async function translated<Words>(words: Words, translate: (messages: typeof Messages) => Words): Promise<Words> {
  try {
    return translate(await import('./server-messages'))
  } catch {
    return words
  }
}
