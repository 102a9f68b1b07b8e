import * as z from 'zod/mini'

/** A command of WebDriver BiDi. */
export const commandSchema = z.object({ id: z.number(), method: z.string(), params: z.unknown() })

/** An error of WebDriver BiDi, with its code. */
export class BidiError extends Error {
  constructor(
    readonly code: string,
    message: string,
  ) {
    super(message)
  }
}

/** Sends an event of WebDriver BiDi to the client. */
export type Emit = (method: string, params: object) => void
