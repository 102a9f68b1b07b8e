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

/** Runs ensurePackages with an npm that only prints its arguments and exits with this code. */
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

describe('ensurePackages', () => {
  it.each<[string, Packages]>([
    ['all are installed', locked],
    ['only packages of other platforms are missing', { 'node_modules/react': { version: '19.3.1' } }],
  ])('installs nothing when %s', (_, installed) => {
    writeInstalled(installed)
    expect(ensurePackages()).toEqual({ status: 0, output: '' })
  })

  it.each<[string, Packages]>([
    ['a package is missing', {}],
    ['a package has another version', { 'node_modules/react': { version: '19.2.0' } }],
    ['a package is no longer listed', { ...locked, 'node_modules/jquery': { version: '3.7.1' } }],
  ])('reinstalls packages when %s', (_, installed) => {
    writeInstalled(installed)
    expect(ensurePackages()).toEqual({ status: 0, output: 'Installing packages (npm ci) …\nnpm ci\n' })
  })

  it('installs packages on a new machine', () => expect(ensurePackages().output).toContain('npm ci'))

  it('ends the command when packages cannot be installed', () => {
    const { status, output } = ensurePackages({ npmEndsWith: 7 })
    expect(status).toBe(1)
    expect(output).toMatch(/The packages could not be installed: .+\n$/)
  })
})
