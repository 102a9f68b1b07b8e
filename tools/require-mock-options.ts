import { type Release, releaseNames } from '@mock/releases/releases'

import { USAGE_EXIT } from './command-line/cannot-run'
import { parseOptionValues } from './command-line/parse-options'
import { fail } from './fail'

/** Options of the mock and their values: the release that it speaks, and a file of own data. */
const VALUES = { release: `<${releaseNames.join('|')}>`, seed: '<file>' }

type Name = keyof typeof VALUES
type Options = { release?: Release | undefined; seed?: string | undefined }

/** Parses the mock's options that a command takes. Exits with one line for any other, and for an unknown release. */
export function requireMockOptions(names: readonly Name[], args = process.argv.slice(2)): Options {
  const { release, seed } = valuesOf(names, args)
  const known = releaseNames.find((name) => name === release)
  if (release !== undefined && !known)
    fail(`There is no release "${release}": choose one of ${releaseNames.join(', ')}.`, USAGE_EXIT)
  return { release: known, seed }
}

function valuesOf(names: readonly Name[], args: string[]): Partial<Record<Name, string>> {
  try {
    return parseOptionValues(args, Object.fromEntries(names.map((name) => [name, { type: 'string' }])))
  } catch {
    return fail(`The options are ${names.map((name) => `--${name} ${VALUES[name]}`).join(', ')}.`, USAGE_EXIT)
  }
}
