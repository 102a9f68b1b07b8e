import { readFileSync } from 'node:fs'

import { provideOwnData } from './own-data'
import { SeedError } from './seed-error'

/** Provides the content of a seed file. Throws {@link SeedError} for a file that cannot be used. */
export function readOwnData(path: string): void {
  let content: unknown
  try {
    content = JSON.parse(readFileSync(path, 'utf8'))
  } catch (error) {
    throw new SeedError([`${path} cannot be read as JSON: ${error instanceof Error ? error.message : String(error)}`])
  }
  try {
    provideOwnData(content)
  } catch (error) {
    throw error instanceof SeedError ? new SeedError(error.problems.map((problem) => `${path}: ${problem}`)) : error
  }
}
