import { spawnSync } from 'node:child_process'
import { chmodSync, cpSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { delimiter, join } from 'node:path'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'

type Packages = Record<string, { version: string; optional?: boolean }>

const locked: Packages = {
  'node_modules/react': { version: '19.3.1' },
  'node_modules/fsevents': { version: '2.3.3', optional: true },
}

let folder: string

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'dziesma-packages-'))
  for (const name of ['tools', 'node_modules', 'bin']) mkdirSync(join(folder, name))
  cpSync('tools/packages.mjs', join(folder, 'tools/packages.mjs'))
  writeLock('package-lock.json', locked)
})
afterEach(() => rmSync(folder, { recursive: true }))

function writeLock(path: string, packages: Packages): void {
  writeFileSync(join(folder, path), JSON.stringify({ packages: { '': { name: 'dziesma' }, ...packages } }))
}

const writeInstalled = (packages: Packages) => writeLock('node_modules/.package-lock.json', packages)

/** Makes sure of the packages, with an npm that only says its name and ends with this code. */
function ensurePackages({ npmEndsWith = 0 } = {}) {
  const npm = join(folder, 'bin/npm')
  writeFileSync(npm, `#!/bin/sh\necho "npm $*"\nexit ${npmEndsWith}\n`)
  chmodSync(npm, 0o755)
  const script = `import { ensurePackages } from '${join(folder, 'tools/packages.mjs')}'; ensurePackages()`
  const { status, stdout, stderr } = spawnSync(process.execPath, ['--input-type=module', '--eval', script], {
    encoding: 'utf8',
    env: { ...process.env, PATH: [join(folder, 'bin'), process.env['PATH']].join(delimiter) },
  })
  return { status, output: stdout + stderr }
}

describe('packages', () => {
  it.each<[string, Packages]>([
    ['all are', locked],
    ['only those of other platforms are not', { 'node_modules/react': { version: '19.3.1' } }],
  ])('stay as they are when %s installed', (_, installed) => {
    writeInstalled(installed)
    expect(ensurePackages()).toEqual({ status: 0, output: '' })
  })

  it.each<[string, Packages]>([
    ['one is missing', {}],
    ['one has another version', { 'node_modules/react': { version: '19.2.0' } }],
    ['one is no longer wanted', { ...locked, 'node_modules/jquery': { version: '3.7.1' } }],
  ])('are installed anew when %s', (_, installed) => {
    writeInstalled(installed)
    expect(ensurePackages()).toEqual({ status: 0, output: 'Installing packages (npm ci) …\nnpm ci\n' })
  })

  it('are installed on a fresh machine', () => expect(ensurePackages().output).toContain('npm ci'))

  it('that cannot be installed end the command', () => {
    const { status, output } = ensurePackages({ npmEndsWith: 7 })
    expect(status).toBe(1)
    expect(output).toMatch(/The packages could not be installed: .+\n$/)
  })
})
