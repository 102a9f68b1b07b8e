import { afterAll, beforeAll, describe, expect, it } from 'vitest'

import { readImportGraph } from '../../tools/import-graph'
import { createTempProject, type TempProject } from './temp-project'

type Named = { name: string }

/** A file in knip's JSON report; `files` names the file itself when it is unused. */
type Row = { file: string; files: Named[]; exports: Named[]; dependencies: Named[] }

/** Components that only the workshop shows so far, and the package's entry: the site's build never reads these files. */
const OUTSIDE_THE_SITE = [
  'contract/index.ts',
  'ui/overlays/context-menu.tsx',
  'ui/overlays/hover-panel.tsx',
  'ui/overlays/hover-popover.tsx',
  'ui/overlays/tooltip-bubble.tsx',
  'ui/overlays/tooltip.tsx',
  'ui/overlays/use-hover-trigger.ts',
]

const namesOf = (list: Named[]) => list.map(({ name }) => name)

describe('the dead-code check', () => {
  let project: TempProject
  let status: number | null
  let rows: Row[]

  beforeAll(() => {
    project = createTempProject({
      'resources/client/main.tsx': `import { used } from './lib/partly-used'\nused()`,
      'resources/client/lib/partly-used.ts': 'export const used = () => 1\nexport const forgotten = 2',
      'resources/client/lib/unused.ts': 'export const unused = 1',
    })
    const result = project.run('knip', '--no-progress', '--reporter', 'json')
    status = result.status
    rows = (JSON.parse(/^\{.*\}$/m.exec(result.output)?.[0] ?? '{}') as { issues: Row[] }).issues
  })
  afterAll(() => project.remove())

  it('fails the command', () => expect(status).toBeGreaterThan(0))

  it('reports unused files and unused exports, and nothing else', () => {
    const found = rows
      .filter(({ file }) => file.startsWith('resources/'))
      .toSorted((a, b) => a.file.localeCompare(b.file))
    expect(
      found.map(({ file, files, exports }) => ({ file, isUnused: files.length > 0, exports: namesOf(exports) })),
    ).toEqual([
      { file: 'resources/client/lib/partly-used.ts', isUnused: false, exports: ['forgotten'] },
      { file: 'resources/client/lib/unused.ts', isUnused: true, exports: [] },
    ])
  })

  it('reports a package that no file imports', () => {
    expect(rows.flatMap(({ dependencies }) => namesOf(dependencies))).toContain('react-hook-form')
  })
})

it('builds every file of the client into the site, except for the listed ones', () => {
  const graph = readImportGraph()
  const precacheManifest = new Set(['resources/client/main.tsx', 'resources/client/service-worker/worker.ts'])
  for (const file of precacheManifest) for (const imported of graph.get(file) ?? []) precacheManifest.add(imported)
  const client = [...graph.keys()].filter((file) =>
    /^resources\/client\/(?!.*(?:\.test\.|\/testing\/|\.d\.))/.test(file),
  )
  const others = client
    .filter((file) => !precacheManifest.has(file))
    .map((file) => file.replace('resources/client/', ''))
  expect(others.toSorted()).toEqual(OUTSIDE_THE_SITE)
})
