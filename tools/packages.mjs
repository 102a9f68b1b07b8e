import { spawnSync } from 'node:child_process'
import { readFileSync } from 'node:fs'

const root = new URL('..', import.meta.url)

/** Installs the packages of package-lock.json when node_modules does not hold exactly them; ends the process if npm fails. */
export function ensurePackages() {
  const locked = packagesOf('package-lock.json')
  const installed = packagesOf('node_modules/.package-lock.json')
  if (locked && installed && isSame(locked, installed)) return
  console.log('Installing packages (npm ci) …')
  const { status } = spawnSync('npm', ['ci'], { cwd: root, stdio: 'inherit', shell: process.platform === 'win32' })
  if (status === 0) return
  console.error('The packages could not be installed: `npm ci` failed, see above.')
  process.exit(1)
}

/** Packages by path as a lock file lists them; undefined when there is none. */
function packagesOf(lockFile) {
  try {
    return JSON.parse(readFileSync(new URL(lockFile, root), 'utf8')).packages
  } catch {
    return undefined
  }
}

/** npm writes what it installed in the form of the lock; optional packages of other platforms are missing there. */
function isSame(locked, installed) {
  const isInstalled = ([path, { version, optional }]) =>
    installed[path] ? installed[path].version === version : optional
  return (
    Object.entries(locked).every((entry) => entry[0] === '' || isInstalled(entry)) &&
    Object.keys(installed).every((path) => path in locked)
  )
}
