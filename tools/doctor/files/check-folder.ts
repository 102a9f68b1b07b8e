import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs'
import { join } from 'node:path'

import { days } from '@/lib/dates/duration'

import { NOTICES_FILE } from '../../release/notices-text'
import { listed } from '../checks/listed'
import { finding, type Outcome, when } from '../finding'
import { ENTRY_KEY, filesOf, type Manifest, parseManifest } from '../probe/manifest'

/** Open tabs load the chunks of the previous build for a day after a deployment. */
const KEPT_MS = days(1)

/** Checks the bundle in a site's public folder on disk. `now` is in milliseconds since the epoch. */
export function checkFolder(folder: string, now: number): Outcome[] {
  const build = join(folder, 'build')
  return [
    ...when(existsSync(join(folder, 'hot')), () => finding('build.hot-file', join(folder, 'hot'))),
    ...when(existsSync(join(folder, '.env')), () => finding('exposed.env', join(folder, '.env'))),
    ...when(existsSync(join(folder, '.git')), () => finding('exposed.git', join(folder, '.git'))),
    ...(existsSync(build) ? checkBuild(build, now) : [finding('build.folder-missing', build)]),
  ]
}

/** Reads the manifest in a public folder on disk; undefined if there is none to read. */
export function folderManifest(folder: string): Manifest | undefined {
  const path = join(folder, 'build/manifest.json')
  return existsSync(path) ? parseManifest(readFileSync(path, 'utf8')) : undefined
}

function checkBuild(build: string, now: number): Outcome[] {
  const path = join(build, 'manifest.json')
  if (!existsSync(path)) {
    const hidden = join(build, '.vite', 'manifest.json')
    return [existsSync(hidden) ? finding('build.manifest-folder', hidden) : finding('build.manifest-missing', path)]
  }
  const manifest = parseManifest(readFileSync(path, 'utf8'))
  return manifest
    ? checkFiles(build, manifest, now - statSync(path).mtimeMs)
    : [finding('build.manifest-unreadable', path)]
}

/** Files of the build folder that are no chunks. */
const BESIDE_CHUNKS = ['manifest.json', NOTICES_FILE]

function checkFiles(build: string, manifest: Manifest, age: number): Outcome[] {
  const expectedFiles = filesOf(manifest)
  const present = readdirSync(build, { recursive: true, encoding: 'utf8' })
    .map((path) => path.replaceAll('\\', '/'))
    .filter((path) => statSync(join(build, path)).isFile())
  const isEmpty = (path: string) => statSync(join(build, path)).size === 0
  const missing = expectedFiles.filter((path) => !present.includes(path) || isEmpty(path))
  const maps = present.filter((path) => path.endsWith('.map'))
  const isRetained = (path: string) => age < KEPT_MS && path.startsWith('assets/')
  const known = new Set([...expectedFiles, ...maps, ...BESIDE_CHUNKS])
  const extra = present.filter((path) => !known.has(path) && !isRetained(path))
  const absolute = expectedFiles.filter((path) => present.includes(path) && hasAbsoluteUrl(join(build, path)))
  return [
    ...when(!Object.hasOwn(manifest, ENTRY_KEY), () => finding('build.entry-key', join(build, 'manifest.json'))),
    ...when(missing.length > 0, () => finding('build.files-missing', listed(missing))),
    ...when(maps.length > 0, () => finding('build.source-maps', listed(maps))),
    ...when(extra.length > 0, () => finding('build.extra-files', listed(extra))),
    ...when(absolute.length > 0, () => finding('build.absolute-urls', listed(absolute))),
  ]
}

const ABSOLUTE = /(?:["'`(]|url\()\/(?:[\w-]+\/)*build\/assets\//

/** Whether a script or style sheet refers to the build folder from the root of the host. */
const hasAbsoluteUrl = (path: string): boolean =>
  /\.(?:js|css)$/.test(path) && ABSOLUTE.test(readFileSync(path, 'utf8'))
