import * as z from 'zod/mini'

import type { WebKitBrowser } from '../browser'
import { BidiError } from '../protocol'

/** Handles a command's parameters as they came. */
export type Handler = (params: unknown, browser: WebKitBrowser) => Promise<object>

/** A handler that gets parsed parameters. */
export function command<Schema extends z.ZodMiniType>(
  schema: Schema,
  run: (params: z.output<Schema>, browser: WebKitBrowser) => Promise<object | void> | object | void,
): Handler {
  return async (params, browser) => {
    const parsed = schema.safeParse(params)
    if (!parsed.success) throw new BidiError('invalid argument', z.prettifyError(parsed.error))
    return (await run(parsed.data, browser)) ?? {}
  }
}
