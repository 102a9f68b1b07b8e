import { readFileSync, statSync } from 'node:fs'
import { join } from 'node:path'

import { days } from '@/lib/dates/duration'

import { NOTICES_FILE } from '../../release/notices-text'
import { SUMS_FILE } from '../../sums'
import { listed } from '../checks/listed'
import { finding, type Outcome, when } from '../finding'
import { isChanged } from '../probe/file-sum'
import { ENTRY_KEY, filesOf, type Manifest } from '../probe/manifest'
import type { FolderBuild } from './folder-build'

/** Open tabs load the chunks of the previous build for a day after a deployment. */
const KEPT_MS = days(1)

/** Files of the build folder that are no chunks. */
const BESIDE_CHUNKS = ['manifest.json', SUMS_FILE, NOTICES_FILE]

/** Compares the files of a build folder with its manifest, whose age is in milliseconds. */
export function checkFiles(
  { build, manifestPath, manifest, sums, files }: FolderBuild & { manifest: Manifest },
  age: number,
): Outcome[] {
  const expected = filesOf(manifest)
  const isEmpty = (path: string) => statSync(join(build, path)).size === 0
  const missing = expected.filter((path) => !files.includes(path) || isEmpty(path))
  const present = expected.filter((path) => !missing.includes(path))
  const maps = files.filter((path) => path.endsWith('.map'))
  const isRetained = (path: string) => age < KEPT_MS && path.startsWith('assets/')
  const known = new Set([...expected, ...maps, ...BESIDE_CHUNKS])
  const extra = files.filter((path) => !known.has(path) && !isRetained(path))
  const changed = present.filter((path) => isChanged(sums, `build/${path}`, readFileSync(join(build, path))))
  const absolute = present.filter((path) => hasAbsoluteUrl(join(build, path)))
  return [
    ...when(!Object.hasOwn(manifest, ENTRY_KEY), () => finding('build.entry-key', manifestPath)),
    ...when(missing.length > 0, () => finding('build.files-missing', listed(missing))),
    ...when(changed.length > 0, () => finding('build.changed', listed(changed))),
    ...when(maps.length > 0, () => finding('build.source-maps', listed(maps))),
    ...when(extra.length > 0, () => finding('build.extra-files', listed(extra))),
    ...when(absolute.length > 0, () => finding('build.absolute-urls', listed(absolute))),
  ]
}

const ABSOLUTE = /(?:["'`(]|url\()\/(?:[\w-]+\/)*build\/assets\//

/** Whether a script or style sheet refers to the build folder from the root of the host. */
const hasAbsoluteUrl = (path: string): boolean =>
  /\.(?:js|css)$/.test(path) && ABSOLUTE.test(readFileSync(path, 'utf8'))
