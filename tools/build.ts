import { spawnSync } from 'node:child_process'
import { existsSync, readdirSync, statSync } from 'node:fs'
import { join } from 'node:path'

import { fail } from './fail'

const SHARED = ['resources', 'tools/vite', 'package-lock.json', 'tsconfig.json']

type Build = { script: string; what: string; manifest: string; sources: string[] }

/** Builds the client unless the last build is younger than everything it is made of. */
export const ensureBuild = (): void =>
  ensure({
    script: 'build',
    what: 'client',
    manifest: 'public/build/manifest.json',
    sources: [...SHARED, 'vite.config.ts'],
  })

/** The same of the mock's page for uploads. */
export const ensureUploadsBuild = (): void =>
  ensure({
    script: 'build:uploads',
    what: 'page for uploads',
    manifest: 'dist-uploads/build/manifest.json',
    sources: [...SHARED, 'tools/uploads', 'tools/site-sheet.css'],
  })

function ensure({ script, what, manifest, sources }: Build): void {
  if (existsSync(manifest) && lastChange(sources) < statSync(manifest).mtimeMs) return
  console.log(`Building the ${what} …`)
  const { status, stdout, stderr } = spawnSync('npm', ['run', '--silent', script], {
    encoding: 'utf8',
    shell: process.platform === 'win32',
  })
  if (status !== 0) fail(`${stdout}${stderr}\nThe ${what} could not be built, see above.`)
}

/** When the youngest of these files and folders changed; a folder changes when a file in it comes or goes. */
function lastChange(paths: string[]): number {
  const times = paths.map((path) => {
    const entry = statSync(path)
    const inside = entry.isDirectory() ? lastChange(readdirSync(path).map((name) => join(path, name))) : 0
    return Math.max(entry.mtimeMs, inside)
  })
  return Math.max(0, ...times)
}
