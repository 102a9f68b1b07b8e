import { spawnSync } from 'node:child_process'
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

import { type LockFile, productionLock, withoutDevelopment } from './production-lock'

type Sbom = { serialNumber?: string; metadata: { timestamp: string } }

const readJson = (path: string): unknown => JSON.parse(readFileSync(path, 'utf8'))
const formatJson = (value: unknown): string => `${JSON.stringify(value, null, 2)}\n`

/**
 * Returns the SBOM of the production packages, in CycloneDX JSON as npm writes it. It has the release's date and no
 * random serial number, so that equal packages give equal bytes.
 */
export function sbomOf(date: Date): string {
  const parent = mkdtempSync(join(tmpdir(), 'dziesma-sbom-'))
  try {
    // npm names the component after the folder.
    const folder = join(parent, 'dziesma')
    mkdirSync(folder)
    writeFileSync(join(folder, 'package.json'), formatJson(withoutDevelopment(readJson('package.json') as object)))
    writeFileSync(
      join(folder, 'package-lock.json'),
      formatJson(productionLock(readJson('package-lock.json') as LockFile)),
    )
    const sbom = JSON.parse(npmSbom(folder)) as Sbom
    delete sbom.serialNumber
    sbom.metadata.timestamp = date.toISOString()
    return formatJson(sbom)
  } finally {
    rmSync(parent, { recursive: true })
  }
}

function npmSbom(cwd: string): string {
  const args = ['sbom', '--sbom-format', 'cyclonedx', '--sbom-type', 'application', '--package-lock-only']
  const { status, stdout, stderr } = spawnSync('npm', args, {
    cwd,
    encoding: 'utf8',
    maxBuffer: 64 * 1024 * 1024,
    shell: process.platform === 'win32',
  })
  if (status !== 0) throw new Error(`npm sbom failed, which needs npm 10 or newer: ${stderr}`)
  return stdout
}
