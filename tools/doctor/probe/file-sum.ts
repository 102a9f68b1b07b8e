import * as z from 'zod/mini'

import { sumOf, WORKER_FILE } from '../../sums'
import { ENTRY_KEY, type Manifest } from './manifest'

const sumsSchema = z.record(z.string(), z.string())

/** Sums of a build's files by path within the site, from `build/sums.json`. */
export type FileSums = Readonly<Record<string, string>>

/** Parses `build/sums.json`; undefined if it is invalid. */
export function parseSums(text: string): FileSums | undefined {
  try {
    return sumsSchema.safeParse(JSON.parse(text)).data
  } catch {
    return undefined
  }
}

/** Files that the build ships beside the build folder, except for the service worker; none without sums. */
export const filesBesideBuild = (sums: FileSums | undefined): string[] =>
  Object.keys(sums ?? {}).filter((path) => !path.startsWith('build/') && path !== WORKER_FILE)

/** Whether the sums are of the same build as a manifest; true without an entry to compare. */
export function isOfBuild(sums: FileSums, manifest: Manifest | undefined): boolean {
  const entry = manifest?.[ENTRY_KEY]
  return !entry || Object.hasOwn(sums, `build/${entry.file}`)
}

/** Whether a file has other bytes than the build's; false for a file that the sums do not list. */
export function isChanged(sums: FileSums | undefined, path: string, body: Buffer): boolean {
  const sum = sums?.[path]
  return sum !== undefined && sum !== sumOf(body)
}
