import { spawnSync } from 'node:child_process'
import { readFileSync } from 'node:fs'

const root = new URL('..', import.meta.url)

/** Runs `npm ci` if node_modules differs from package-lock.json. Exits if npm fails. */
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

/** Reads the packages of a lock file by path; undefined when the file does not exist. */
function packagesOf(lockFile) {
  try {
    return JSON.parse(readFileSync(new URL(lockFile, root), 'utf8')).packages
  } catch {
    return undefined
  }
}

/** Compares a lock file with npm's record of installed packages, which lacks optional packages of other platforms. */
function isSame(locked, installed) {
  const isInstalled = ([path, { version, optional }]) =>
    installed[path] ? installed[path].version === version : optional
  return (
    Object.entries(locked).every((entry) => entry[0] === '' || isInstalled(entry)) &&
    Object.keys(installed).every((path) => path in locked)
  )
}
