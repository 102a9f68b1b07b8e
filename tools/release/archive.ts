import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { buffer } from 'node:stream/consumers'
import { gzipSync } from 'node:zlib'
import { pack } from 'tar-stream'

import { HOT_FILE } from '../dev/development-files'

const MODE = 0o644
const BEST = 9

/** Byte of a gzip header that names the operating system, and its value for an unknown one. */
const SYSTEM_BYTE = 9
const UNKNOWN_SYSTEM = 255

/** Whether a site needs this entry of `public`: neither the address of a development server, nor the demo. */
const isDeployed = (path: string): boolean => !HOT_FILE.test(path) && !path.startsWith('demo/')

/** Lists the files of a folder to deploy, relative to it, in the same order on every machine. */
export const deployedFiles = (folder: string): string[] =>
  readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map(({ parentPath, name }) => join(parentPath, name).slice(join(folder, '/').length).replaceAll('\\', '/'))
    .filter(isDeployed)
    .toSorted()

/** Packs the files of a folder, below its name or another. Equal files and dates give equal bytes. */
export async function archiveOf(folder: string, date: Date, name = folder): Promise<Uint8Array> {
  const tar = pack()
  for (const path of deployedFiles(folder)) {
    const header = { name: `${name}/${path}`, mode: MODE, mtime: date, uid: 0, gid: 0 }
    tar.entry(header, readFileSync(join(folder, path)))
  }
  tar.finalize()
  const bytes = gzipSync(await buffer(tar), { level: BEST })
  bytes[SYSTEM_BYTE] = UNKNOWN_SYSTEM
  return bytes
}
