import { spawnSync } from 'node:child_process'
import { existsSync, readdirSync, statSync } from 'node:fs'
import { join } from 'node:path'

import { fail } from './fail'

const MANIFEST = 'public/build/manifest.json'
const SOURCES = ['resources', 'tools/vite', 'vite.config.ts', 'package-lock.json', 'tsconfig.json']

/** Builds the client unless the last build is younger than everything it is made of. */
export function ensureBuild(): void {
  if (existsSync(MANIFEST) && lastChange(SOURCES) < statSync(MANIFEST).mtimeMs) return
  console.log('Building the client …')
  const { status, stdout, stderr } = spawnSync('npm', ['run', '--silent', 'build'], {
    encoding: 'utf8',
    shell: process.platform === 'win32',
  })
  if (status !== 0) fail(`${stdout}${stderr}\nThe client could not be built, see above.`)
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
