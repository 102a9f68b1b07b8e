import { cpSync, mkdirSync, readdirSync, rmSync, writeFileSync } from 'node:fs'
import { basename, join } from 'node:path'

import { archiveOf } from './archive'
import { checksumsOf } from './checksums'
import { NOTICES_FILE } from './notices-text'

/** Contents of a release, and the steps that make them. */
type Parts = {
  version: string
  /** Date of the files in the archive. */
  date: Date
  /** Folder of the site, which `build` fills. */
  site: string
  sbom: string
  /** How the contract differs from that of the release before, if there is one. */
  changes: string | undefined
  /** Writes the contract into a folder. */
  exportContract: (folder: string) => Promise<unknown>
  build: () => Promise<unknown>
  /** Packs the commands that check a backend, and returns the tarball's path. */
  packKit: () => Promise<string>
}

/** Writes all files of a release into a folder. The build comes last, because everything else fails sooner. */
export async function writeRelease(folder: string, parts: Parts): Promise<void> {
  const { version, date, site, changes } = parts
  rmSync(folder, { recursive: true, force: true })
  mkdirSync(folder)
  const write = (name: string, content: string | Uint8Array) => writeFileSync(join(folder, name), content)
  if (changes !== undefined) write('CHANGES.md', changes)
  write(`dziesma-${version}.cdx.json`, parts.sbom)
  await parts.exportContract(folder)
  const kit = await parts.packKit()
  cpSync(kit, join(folder, basename(kit)))

  await parts.build()
  write(`dziesma-${version}.tar.gz`, await archiveOf(site, date, 'public'))
  cpSync(join(site, 'build', NOTICES_FILE), join(folder, NOTICES_FILE))
  write('SHA256SUMS', checksumsOf(folder, readdirSync(folder)))
}
