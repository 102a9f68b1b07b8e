import { randomFillSync } from 'node:crypto'
import { closeSync, openSync, writeSync } from 'node:fs'
import { join } from 'node:path'

const MEGABYTE = 1024 * 1024

/** File on disk, with its size as text. */
export type BenchFile = { size: string; path: string }

/** Writes a file of random, incompressible bytes. */
export function makeFile(folder: string, megabytes: number): BenchFile {
  const path = join(folder, `${megabytes}.bin`)
  const file = openSync(path, 'w')
  const block = Buffer.allocUnsafe(MEGABYTE)
  for (let written = 0; written < megabytes; written++) writeSync(file, randomFillSync(block))
  closeSync(file)
  return { size: `${megabytes} MB`, path }
}
