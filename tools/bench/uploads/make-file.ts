import { randomFillSync } from 'node:crypto'
import { closeSync, openSync, writeSync } from 'node:fs'
import { join } from 'node:path'

const MEGABYTE = 1024 * 1024

/** A file on the disk, with its size in words. */
export type BenchFile = { size: string; path: string }

/** Writes a file of so many megabytes that nothing can shrink, and gives it. */
export function makeFile(folder: string, megabytes: number): BenchFile {
  const path = join(folder, `${megabytes}.bin`)
  const file = openSync(path, 'w')
  const block = Buffer.allocUnsafe(MEGABYTE)
  for (let written = 0; written < megabytes; written++) writeSync(file, randomFillSync(block))
  closeSync(file)
  return { size: `${megabytes} MB`, path }
}
