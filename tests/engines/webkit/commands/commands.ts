import type { WebKitBrowser } from '../browser'
import { ClassicError } from '../classic'
import { BidiError, commandSchema } from '../protocol'
import { browserCommands } from './browser'
import { browsingContextCommands } from './browsing-context'
import type { Handler } from './command'
import { emulationCommands } from './emulation'
import { inputCommands } from './input'
import { networkCommands } from './network'
import { scriptCommands } from './script'
import { sessionCommands } from './session'
import { storageCommands } from './storage'

const handlers: Record<string, Handler> = {
  ...sessionCommands,
  ...browserCommands,
  ...browsingContextCommands,
  ...scriptCommands,
  ...inputCommands,
  ...storageCommands,
  ...networkCommands,
  ...emulationCommands,
}

/** Runs a command. The answer says whether the browser is closed with it. */
export async function dispatch(text: string, browser: WebKitBrowser): Promise<{ message: object; isLast: boolean }> {
  const { id, method, params } = commandSchema.parse(JSON.parse(text))
  const isLast = method === 'browser.close'
  const handler = handlers[method]
  try {
    if (!handler) throw new BidiError('unknown command', method)
    return { message: { type: 'success', id, result: await handler(params, browser) }, isLast }
  } catch (error) {
    return { message: { type: 'error', id, ...describe(error) }, isLast }
  }
}

function describe(error: unknown): { error: string; message: string } {
  if (error instanceof BidiError) return { error: error.code, message: error.message }
  // Clients take "no such frame" as the end of the page.
  if (error instanceof ClassicError) return { error: 'unknown error', message: error.message }
  return { error: 'unknown error', message: error instanceof Error ? error.message : String(error) }
}
