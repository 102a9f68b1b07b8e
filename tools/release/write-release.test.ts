import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { gunzipSync } from 'node:zlib'
import { afterAll, beforeAll, expect, it } from 'vitest'

import { VERSION } from '../version'
import { writeRelease } from './write-release'

let folder: string
let release: string
beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'dziesma-release-'))
  release = join(folder, 'release')
  await writeInto(release)
})
afterAll(() => rmSync(folder, { recursive: true }))

/** Writes a release of a small site in place of the built one. */
async function writeInto(target: string, changes?: string): Promise<void> {
  const site = join(folder, 'site')
  const kit = join(folder, `dziesma-kit-${VERSION}.tgz`)
  await writeRelease(target, {
    version: VERSION,
    date: new Date('2026-11-28T12:00:00Z'),
    changes,
    site,
    sbom: '{}',
    exportContract: async (into) => {
      for (const name of ['openapi.json', 'contract.schema.json']) writeFileSync(join(into, name), '{}')
      return Promise.resolve()
    },
    packKit: async () => {
      writeFileSync(kit, 'kit')
      return Promise.resolve(kit)
    },
    build: async () => {
      mkdirSync(join(site, 'build'), { recursive: true })
      writeFileSync(join(site, 'build/THIRD-PARTY-NOTICES.txt'), 'react 19.3.1 (MIT)')
      writeFileSync(join(site, 'manifest.json'), '{"name":"Music"}')
      return Promise.resolve()
    },
  })
}

const FILES = [
  'SHA256SUMS',
  'THIRD-PARTY-NOTICES.txt',
  'contract.schema.json',
  `dziesma-${VERSION}.cdx.json`,
  `dziesma-${VERSION}.tar.gz`,
  `dziesma-kit-${VERSION}.tgz`,
  'openapi.json',
]

it('writes the site, the kit, the contract, the licences and their sums', () => {
  expect(readdirSync(release).toSorted()).toEqual(FILES)
  const summed = readFileSync(join(release, 'SHA256SUMS'), 'utf8').trimEnd().split('\n')
  expect(summed.map((line) => line.split('  ')[1])).toEqual(FILES.filter((name) => name !== 'SHA256SUMS'))
})

it('packs the site below public', () => {
  const archive = gunzipSync(readFileSync(join(release, `dziesma-${VERSION}.tar.gz`))).toString()
  expect(archive).toContain('public/build/THIRD-PARTY-NOTICES.txt')
  expect(archive).toContain('{"name":"Music"}')
})

it('lists how the contract differs from that of the release before, and leaves nothing of an earlier try', async () => {
  writeFileSync(join(release, 'leftover.txt'), '')
  await writeInto(release, '# Contract changes')
  expect(readdirSync(release).toSorted()).toEqual(['CHANGES.md', ...FILES].toSorted())
  expect(readFileSync(join(release, 'CHANGES.md'), 'utf8')).toBe('# Contract changes')
})
