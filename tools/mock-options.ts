import { parseArgs } from 'node:util'

import { type Release, releaseNames } from '@mock/state/parts/release'

import { USAGE_EXIT } from './command-line/cannot-run'
import { fail } from './fail'

/** How a mock starts: the backend's release that it emulates, and a file of own data. */
export type MockOptions = { release?: Release | undefined; seed?: string | undefined }

const USAGE = `Options: npm start -- --release <${releaseNames.join('|')}> --seed <file>, or npm run dev -- with the same.`

/** Parses the options of `npm start` and `npm run dev`. Exits with one line for wrong usage. */
export function requireMockOptions(): MockOptions {
  const text = { type: 'string' } as const
  let values: { release?: string; seed?: string }
  try {
    values = parseArgs({ options: { release: text, seed: text } }).values
  } catch {
    return fail(USAGE, USAGE_EXIT)
  }
  const release = releaseNames.find((name) => name === values.release)
  if (values.release !== undefined && !release)
    fail(`There is no release "${values.release}": choose one of ${releaseNames.join(', ')}.`, USAGE_EXIT)
  return { release, seed: values.seed }
}
