import { spawnSync } from 'node:child_process'
import { existsSync, readdirSync, statSync } from 'node:fs'
import { join } from 'node:path'

import { fail } from './fail'

const SHARED = ['resources', 'tools/vite', 'package-lock.json', 'tsconfig.json']

type Build = { script: string; what: string; manifest: string; sources: string[] }

/** Builds the client unless the last build is newer than all its sources. */
export const ensureBuild = (): void =>
  ensure({
    script: 'build',
    what: 'client',
    manifest: 'public/build/manifest.json',
    sources: [...SHARED, 'vite.config.ts'],
  })

/** Builds the mock panel unless the last build is newer than all its sources. */
export const ensurePanelBuild = (): void =>
  ensure({
    script: 'build:panel',
    what: 'mock panel',
    manifest: 'dist-panel/build/manifest.json',
    sources: [...SHARED, 'mock-server/site/control', 'tools/panel', 'tools/site-sheet.css'],
  })

/** Builds the stand-ins of the payment gateways unless the last build is newer than all their sources. */
export const ensurePaymentsBuild = (): void =>
  ensure({
    script: 'build:payments',
    what: 'payment stand-ins',
    manifest: 'dist-payments/authenticate.html',
    sources: [
      'mock-server/rules/payments',
      'mock-server/site/payments',
      'tools/commands/build-payments.ts',
      'package-lock.json',
      'tsconfig.json',
    ],
  })

function ensure({ script, what, manifest, sources }: Build): void {
  if (existsSync(manifest) && lastChange(sources) < statSync(manifest).mtimeMs) return
  console.log(`Building the ${what} …`)
  const { status, stdout, stderr } = spawnSync('npm', ['run', '--silent', script], {
    encoding: 'utf8',
    shell: process.platform === 'win32',
  })
  if (status !== 0) fail(`${stdout}${stderr}\nBuilding the ${what} failed, see above.`)
}

/** Returns the latest modification time of the files and folders; a folder changes when a file is added or removed. */
function lastChange(paths: string[]): number {
  const times = paths.map((path) => {
    const entry = statSync(path)
    const inside = entry.isDirectory() ? lastChange(readdirSync(path).map((name) => join(path, name))) : 0
    return Math.max(entry.mtimeMs, inside)
  })
  return Math.max(0, ...times)
}
