import { readFileSync } from 'node:fs'
import * as z from 'zod/mini'

/** Version of the project, which is also the contract's. */
export const contractVersion = (): string =>
  z.object({ version: z.string() }).parse(JSON.parse(readFileSync('package.json', 'utf8'))).version
