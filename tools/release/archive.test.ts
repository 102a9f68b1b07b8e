import { cpSync, mkdirSync, mkdtempSync, rmSync, utimesSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { gunzipSync } from 'node:zlib'
import { describe, expect, it, onTestFinished } from 'vitest'

import { archiveOf, deployedFiles } from './archive'

const DATE = new Date('2026-11-28T10:00:00Z')

/** Writes files into a new folder `public`, and returns its path. */
function publicFolder(...paths: string[]): string {
  const parent = mkdtempSync(join(tmpdir(), 'dziesma-archive-'))
  onTestFinished(() => rmSync(parent, { recursive: true }))
  const folder = join(parent, 'public')
  for (const path of paths) {
    mkdirSync(join(folder, path, '..'), { recursive: true })
    writeFileSync(join(folder, path), path)
  }
  return folder
}

describe('deployedFiles', () => {
  it('lists the bundle and what stands beside it, sorted', () => {
    const folder = publicFolder('service-worker.js', 'build/assets/b.js', 'build/assets/a.js', 'build.txt')
    expect(deployedFiles(folder)).toEqual(['build.txt', 'build/assets/a.js', 'build/assets/b.js', 'service-worker.js'])
  })

  it('leaves out the mark of a development server and the demo', () => {
    expect(deployedFiles(publicFolder('hot', 'hot-5174', 'demo/index.html', 'images/demo.svg'))).toEqual([
      'images/demo.svg',
    ])
  })
})

describe('archiveOf', () => {
  it('writes the same bytes whenever and in whatever order the files were written', async () => {
    const folder = publicFolder('a.js', 'b/c.js')
    const before = await archiveOf(folder, DATE)
    utimesSync(join(folder, 'a.js'), 1, 1)
    cpSync(join(folder, 'b'), join(folder, 'd'), { recursive: true })
    rmSync(join(folder, 'b'), { recursive: true })
    cpSync(join(folder, 'd'), join(folder, 'b'), { recursive: true })
    rmSync(join(folder, 'd'), { recursive: true })
    expect(Buffer.compare(before, await archiveOf(folder, DATE))).toBe(0)
    expect(Buffer.compare(before, await archiveOf(folder, new Date(0)))).not.toBe(0)
  })

  it('contains names, contents and no owner', async () => {
    const tar = gunzipSync(await archiveOf(publicFolder('a.js'), DATE)).toString('latin1')
    expect(tar).toMatch(/public\/a\.js\0/)
    expect(tar.slice(512, 516)).toBe('a.js')
    expect(tar.slice(108, 123)).toBe('000000 \u0000000000 ')
  })
})
