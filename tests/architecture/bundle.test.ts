import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, describe, expect, it } from 'vitest'

import { deployedFiles } from '../../tools/release/archive'
import { SUMS_FILE } from '../../tools/sums'
import { BUNDLE, readManifest, SOURCE_MAPS } from './built-chunks'
import { mockTraces } from './mock-traces'

const entry = () => readManifest()['resources/client/main.tsx'] ?? { file: '', css: [], imports: [] }

describe('the production bundle', () => {
  it('registers its entry under the key that the backend looks up', () => {
    const { file, css } = entry()
    expect(file).toMatch(/^assets\/main-[\w-]+\.js$/)
    expect(css).not.toEqual([])
    for (const name of [file, ...css]) expect(existsSync(join(BUNDLE, name))).toBe(true)
  })

  it('lists the sums of its files, and of all that a site gets beside it', () => {
    const sums = JSON.parse(readFileSync(join(BUNDLE, SUMS_FILE), 'utf8')) as object
    const isSummed = (path: string) => !path.startsWith('build/') || path.startsWith('build/assets/')
    expect(Object.keys(sums).toSorted()).toEqual(deployedFiles('public').filter(isSummed).toSorted())
  })

  it('preloads the app code from the entry, which renders the skeleton without it', () => {
    const manifest = readManifest()
    const [app = '', ...rest] = entry().imports
    expect(manifest[app]?.file).toMatch(/^assets\/app-[\w-]+\.js$/)
    expect(rest).toEqual(manifest[app]?.imports)
    expect(readFileSync(join(BUNDLE, entry().file), 'utf8')).not.toContain('react.memo_cache_sentinel')
  })

  it('marks the scripts of the first screen for eager compilation, and keeps their source maps correct', () => {
    const first = readdirSync(join(BUNDLE, 'assets')).filter((name) => /^(?:main|app|guest)-[\w-]+\.js$/.test(name))
    expect(first).toHaveLength(3)
    for (const name of first) {
      expect(readFileSync(join(BUNDLE, 'assets', name), 'utf8')).toMatch(/^\/\/# allFunctionsCalledOnLoad\n[^\n]/)
      const { mappings } = JSON.parse(readFileSync(join(SOURCE_MAPS, 'assets', `${name}.map`), 'utf8')) as {
        mappings: string
      }
      // Neither this line nor Vite's after it comes from a source.
      expect(mappings).toMatch(/^;;[^;]/)
    }
  })

  it('contains no mock server and no mock data', () =>
    expect([...mockTraces(BUNDLE), ...mockTraces(SOURCE_MAPS)]).toEqual([]))

  it('puts its source maps into a folder that is not deployed', () => {
    expect(readdirSync(BUNDLE, { recursive: true, encoding: 'utf8' }).filter((name) => name.endsWith('.map'))).toEqual(
      [],
    )
    expect(readFileSync(join(BUNDLE, entry().file), 'utf8')).not.toContain('sourceMappingURL')
    expect(existsSync(join(SOURCE_MAPS, `${entry().file}.map`))).toBe(true)
  })
})

describe('mockTraces', () => {
  const folder = mkdtempSync(join(tmpdir(), 'dziesma-bundle-'))
  afterAll(() => rmSync(folder, { recursive: true }))

  it.each([
    ['a.js', 'setupWorker("msw")'],
    ['b.js', 'register("/mockServiceWorker.js")'],
    ['c.js', 'email:"free@dziesma.test"'],
    ['f.js', 'attachShadow("mock-panel")'],
    ['g.js', 'query.get("mock.persona")'],
    ['h.js.map', JSON.stringify({ sources: ['../../../tools/panel/main.tsx'] })],
    ['i.js', 'document.getElementById("contract-breaches")'],
    ['d.js.map', JSON.stringify({ sources: ['../../../mock-server/db.ts'] })],
    ['j.js.map', JSON.stringify({ sources: ['../../../resources/client/core/platform/api/breach-notice.ts'] })],
    ['e.js.map', JSON.stringify({ sources: ['../../../node_modules/msw/lib/core/index.mjs'] })],
  ])('finds the mock in %s', (name, content) => {
    writeFileSync(join(folder, name), content)
    expect(mockTraces(folder).filter((trace) => trace.startsWith(`${name}: `))).toHaveLength(1)
  })
})
