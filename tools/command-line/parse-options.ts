import { parseArgs, type ParseArgsConfig } from 'node:util'

import { wrongUsage } from './cannot-run'

/** Parses a command line like `parseArgs`. Throws for wrong usage. */
export function parseOptionValues<Options extends NonNullable<ParseArgsConfig['options']>>(
  args: string[],
  options: Options,
) {
  try {
    return parseArgs({ args, options }).values
  } catch (error) {
    // Node quotes the option, not its value, so that a password cannot appear here.
    throw wrongUsage(error instanceof Error ? error.message : String(error))
  }
}
