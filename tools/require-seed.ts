import { parseArgs } from 'node:util'

import { USAGE_EXIT } from './command-line/cannot-run'

/** Returns the file of `--seed`; undefined without it. Exits with one line for any other option. */
export function requireSeed(command: string): string | undefined {
  try {
    return parseArgs({ options: { seed: { type: 'string' } } }).values.seed
  } catch {
    console.error(`npm ${command} takes one option: -- --seed <file>.`)
    return process.exit(USAGE_EXIT)
  }
}
