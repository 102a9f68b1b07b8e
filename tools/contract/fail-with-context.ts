import * as z from 'zod/mini'

import { CannotRun } from '../command-line/cannot-run'
import { ExitCode } from './exit-code'
import { shortened } from './report'

/** Text of anything thrown; of a value that a schema refuses, a line for each field. */
export function messageOf(error: unknown): string {
  if (error instanceof z.core.$ZodError)
    return error.issues.map(({ path, message }) => `${path.join('.') || 'its root'}: ${message}`).join('\n')
  return error instanceof Error ? error.message : String(error)
}

/** Turns a failure into the end of the run, which begins with `what`. Throws {@link CannotRun}. */
export async function failWithContext<Value>(work: Promise<Value>, what: string): Promise<Value> {
  try {
    return await work
  } catch (error) {
    throw new CannotRun(ExitCode.Unreachable, `${what}: ${shortened(messageOf(error))}`)
  }
}
