import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs'
import { join } from 'node:path'

import { HOT_FILE } from '../../dev/development-files'
import { SUMS_FILE, WORKER_FILE } from '../../sums'
import { neededFiles, webManifestFaults } from '../checks/copied-files'
import { listed } from '../checks/listed'
import { finding, type Outcome, when } from '../finding'
import { hasBom } from '../probe/byte-order-mark'
import { type FileSums, isChanged, isOfBuild } from '../probe/file-sum'
import { checkFiles } from './check-files'
import type { FolderBuild } from './folder-build'

/** Checks a site's public folder on disk. `now` is in milliseconds since the epoch. */
export function checkFolder(found: FolderBuild, now: number): Outcome[] {
  const { folder, build } = found
  const isOther = found.sums && !isOfBuild(found.sums, found.manifest)
  const read = isOther ? { ...found, sums: undefined } : found
  return [
    ...hotFiles(folder),
    ...when(existsSync(join(folder, '.env')), () => finding('exposed.env', join(folder, '.env'))),
    ...when(existsSync(join(folder, '.git')), () => finding('exposed.git', join(folder, '.git'))),
    ...when(isOther, () => finding('build.other-sums', join(build, SUMS_FILE))),
    ...(existsSync(build)
      ? [...checkBuild(read, now), ...besideBuild(read)]
      : [finding('build.folder-missing', build)]),
  ]
}

/** Finds the files of development servers. */
const hotFiles = (folder: string): Outcome[] =>
  readdirSync(folder).flatMap((name) => when(HOT_FILE.test(name), () => finding('build.hot-file', join(folder, name))))

function checkBuild(read: FolderBuild, now: number): Outcome[] {
  const { build, manifestPath, manifestText, manifest } = read
  if (manifestText === undefined) {
    const hidden = join(build, '.vite', 'manifest.json')
    return [
      existsSync(hidden) ? finding('build.manifest-folder', hidden) : finding('build.manifest-missing', manifestPath),
    ]
  }
  if (!manifest) return [finding('build.manifest-unreadable', manifestPath)]
  return [
    ...when(hasBom(manifestText), () => finding('build.manifest-bom', manifestPath)),
    ...checkFiles({ ...read, manifest }, now - statSync(manifestPath).mtimeMs),
  ]
}

/** Icons, the web app's manifest and the service worker. */
function besideBuild({ folder, sums }: FolderBuild): Outcome[] {
  const isAbsent = (path: string) => !existsSync(join(folder, path)) || statSync(join(folder, path)).size === 0
  const missing = neededFiles(sums).filter(isAbsent)
  if (missing.length > 0) return [finding('assets.public-missing', listed(missing))]
  const webManifest = join(folder, 'manifest.json')
  const unreadable = webManifestFaults(readFileSync(webManifest, 'utf8'), webManifest)
  return [...unreadable, ...workerFaults(join(folder, WORKER_FILE), sums)]
}

function workerFaults(worker: string, sums: FileSums | undefined): Outcome[] {
  if (!existsSync(worker)) return [finding('assets.worker-missing', worker)]
  return when(isChanged(sums, WORKER_FILE, readFileSync(worker)), () => finding('assets.worker-changed', worker))
}
