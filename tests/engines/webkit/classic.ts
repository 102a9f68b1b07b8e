import * as z from 'zod/mini'

/** An error of WebDriver classic, with its code. */
export class ClassicError extends Error {
  constructor(
    readonly code: string,
    message: string,
  ) {
    super(`${code}: ${message}`)
  }
}

const answerSchema = z.object({ value: z.unknown() })
const errorSchema = z.object({ error: z.string(), message: z.string() })

const COMMAND_TIMEOUT_MS = 60_000

/** Sends a command of WebDriver classic and returns its value. */
export async function sendClassic(url: string, method: string, body?: object): Promise<unknown> {
  const response = await fetch(url, {
    method,
    ...(method === 'POST' && { body: JSON.stringify(body ?? {}) }),
    signal: AbortSignal.timeout(COMMAND_TIMEOUT_MS),
  })
  const { value } = answerSchema.parse(await response.json())
  if (response.ok) return value
  const { error, message } = errorSchema.parse(value)
  throw new ClassicError(error, message)
}
