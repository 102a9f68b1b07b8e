import { cpSync, readdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'

import { archiveOf } from '../../../tools/release/archive'
import { checksumsOf } from '../../../tools/release/checksums'
import { sumOf, SUMS_FILE } from '../../../tools/sums'
import { HASH_LENGTH } from '../../../tools/vite/chunk-names'

const ASSETS = 'build/assets'
const MANIFEST = 'build/manifest.json'
const HASHED = new RegExp(`-([\\w-]{${HASH_LENGTH}})\\.js$`)
const SCRIPT_NAME = /[\w-]+\.js/g
const TEXT = /\.(?:js|css|json)$/

/** Name of a chunk in the next version: the same code, whose hash is written backwards. */
function nextName(name: string): string {
  const hash = HASHED.exec(name)?.[1]
  if (!hash) throw new Error(`${name} has no hash of ${HASH_LENGTH} characters`)
  return name.replace(HASHED, `-${reversed(hash)}.js`)
}

const reversed = (text: string): string => [...text].toReversed().join('')

/**
 * Writes a release of this version into a folder: the built bundle with other names of all chunks, as after a change
 * that every chunk depends on.
 */
export async function makeRelease(folder: string, version: string): Promise<void> {
  const bundle = join(folder, 'next-public')
  cpSync('public', bundle, { recursive: true })
  renameChunks(bundle)
  setVersion(bundle, version)
  writeSums(bundle)
  const archive = `dziesma-${version}.tar.gz`
  writeFileSync(join(folder, archive), await archiveOf(bundle, new Date(0), 'public'))
  writeFileSync(join(folder, 'SHA256SUMS'), checksumsOf(folder, [archive]))
  rmSync(bundle, { recursive: true })
}

function renameChunks(bundle: string): void {
  const names = readdirSync(join(bundle, ASSETS)).filter((name) => name.endsWith('.js'))
  const next = new Map(names.map((name) => [name, nextName(name)]))
  for (const path of readdirSync(bundle, { recursive: true, encoding: 'utf8' }).filter((name) => TEXT.test(name))) {
    const file = join(bundle, path)
    writeFileSync(
      file,
      readFileSync(file, 'utf8').replaceAll(SCRIPT_NAME, (name) => next.get(name) ?? name),
    )
  }
  for (const [name, renamed] of next) renameSync(join(bundle, ASSETS, name), join(bundle, ASSETS, renamed))
}

function setVersion(bundle: string, version: string): void {
  const file = join(bundle, MANIFEST)
  const manifest = JSON.parse(readFileSync(file, 'utf8')) as Record<string, object>
  manifest['resources/client/main.tsx'] = { ...manifest['resources/client/main.tsx'], version }
  writeFileSync(file, JSON.stringify(manifest))
}

function writeSums(bundle: string): void {
  const file = join(bundle, 'build', SUMS_FILE)
  const paths = Object.keys(JSON.parse(readFileSync(file, 'utf8')) as object)
  const sums = Object.fromEntries(paths.map((path) => [path, sumOf(readFileSync(join(bundle, path)))]))
  writeFileSync(file, JSON.stringify(sums))
}
