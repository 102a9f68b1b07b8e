import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs'
import { join } from 'node:path'

import { SUMS_FILE } from '../../sums'
import { type FileSums, parseSums } from '../probe/file-sum'
import { type Manifest, parseManifest } from '../probe/manifest'

/** A site's public folder on disk, with what its build folder says of itself. */
export type FolderBuild = {
  /** The public folder, and the build folder in it. */
  folder: string
  build: string
  /** Path and text of the manifest; no text if the file is missing. */
  manifestPath: string
  manifestText: string | undefined
  manifest: Manifest | undefined
  sums: FileSums | undefined
  /** Files of the build folder, relative to it. */
  files: readonly string[]
}

const textOf = (path: string) => (existsSync(path) ? readFileSync(path, 'utf8') : undefined)

/** Reads manifest, sums and file names of a public folder. */
export function readFolder(folder: string): FolderBuild {
  const build = join(folder, 'build')
  const manifestPath = join(build, 'manifest.json')
  const manifestText = textOf(manifestPath)
  return {
    folder,
    build,
    manifestPath,
    manifestText,
    manifest: manifestText === undefined ? undefined : parseManifest(manifestText),
    sums: parseSums(textOf(join(build, SUMS_FILE)) ?? ''),
    files: existsSync(build) ? filesBelow(build) : [],
  }
}

const filesBelow = (build: string): string[] =>
  readdirSync(build, { recursive: true, encoding: 'utf8' })
    .map((path) => path.replaceAll('\\', '/'))
    .filter((path) => statSync(join(build, path)).isFile())
