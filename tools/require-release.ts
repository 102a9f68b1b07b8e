import { parseArgs } from 'node:util'

import { type Release, releaseNames } from '@mock/releases/releases'

import { fail } from './fail'

/** Exit code for wrong usage. */
const USAGE = 2

function argumentsOf(command: string): { release?: string | undefined } {
  try {
    return parseArgs({ options: { release: { type: 'string' } } }).values
  } catch {
    return fail(`npm ${command} takes one option: -- --release <${releaseNames.join('|')}>.`, USAGE)
  }
}

/** Returns the release of `--release`; undefined without it. Exits with a one-line error if it is unknown. */
export function requireRelease(command: string): Release | undefined {
  const { release } = argumentsOf(command)
  const known = releaseNames.find((name) => name === release)
  if (release !== undefined && !known)
    fail(`There is no release "${release}": choose one of ${releaseNames.join(', ')}.`, USAGE)
  return known
}
