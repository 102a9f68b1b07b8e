import { parseArgs } from 'node:util'

import { type Release, releaseNames } from '@mock/state/parts/release'

import { USAGE_EXIT } from './command-line/cannot-run'
import { fail } from './fail'

/** How a mock starts: the backend's release that it emulates, a file of own data, and the port as written. */
export type MockOptions = { release?: Release | undefined; seed?: string | undefined; port?: string | undefined }

const USAGE = `Options: npm start -- --release <${releaseNames.join('|')}> --seed <file> --port <number>, or npm run dev -- with the same.`

/** Parses the options of `npm start` and `npm run dev`. Exits with one line for each mistake, also in the seed file. */
export async function requireMockOptions(): Promise<MockOptions> {
  const text = { type: 'string' } as const
  let values: { release?: string; seed?: string; port?: string }
  try {
    values = parseArgs({ options: { release: text, seed: text, port: text } }).values
  } catch {
    return fail(USAGE, USAGE_EXIT)
  }
  const release = releaseNames.find((name) => name === values.release)
  const mistakes = await seedMistakes(values.seed)
  if (values.release !== undefined && !release)
    mistakes.unshift(`There is no release "${values.release}": choose one of ${releaseNames.join(', ')}.`)
  if (mistakes.length > 0) fail(mistakes.join('\n'), USAGE_EXIT)
  return { ...values, release }
}

async function seedMistakes(seed: string | undefined): Promise<string[]> {
  if (seed === undefined) return []
  const [{ readOwnData }, { SeedError }] = await Promise.all([
    import('@mock/state/own-data/read-own-data'),
    import('@mock/state/own-data/seed-error'),
  ])
  try {
    readOwnData(seed)
    return []
  } catch (error) {
    if (error instanceof SeedError) return [...error.problems]
    throw error
  }
}
