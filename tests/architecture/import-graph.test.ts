import { afterAll, describe, expect, it } from 'vitest'

import { registrations } from '../../tools/figures/registrations'
import { cyclicFiles, readImportGraph } from '../../tools/import-graph'
import { createTempProject } from './temp-project'

const project = createTempProject({
  'mock-server/cellar/egg.ts': `import type { Hen } from '../hall/hen'`,
  'mock-server/hall/hen.ts': `export { nest } from '../attic/nest'\nimport { wall } from './wall'`,
  'mock-server/hall/wall.tsx': `import 'react'\nimport { readFileSync } from 'node:fs'\nimport './gone'`,
  'mock-server/attic/nest.ts': `const load = () => import('@mock/cellar/egg')\ntype Hen = import('@mock/hall/hen').Hen`,
  'mock-server/attic/index.ts': `export * as walls from '@mock/hall/wall'`,
  'packages/demo-media/song.ts': `import '@mock/attic'\nimport './song.html?raw'\nimport './score.json'\nimport './play.mjs'`,
  'packages/demo-media/song.html': '',
  'packages/demo-media/score.json': '{}',
  'packages/demo-media/play.mjs': '',
  'packages/demo-media/play.d.mts': '',
  'resources/client/styles/main.css': '',
  'tools/page.ts': `import '@/styles/main.css'\nimport '@demo-media/song'`,
})
afterAll(() => project.remove())

const graph = readImportGraph(project.folder)

describe('readImportGraph', () => {
  it('reads types, exports and import(), through aliases', () => {
    expect(graph.get('mock-server/cellar/egg.ts')).toEqual(['mock-server/hall/hen.ts'])
    expect(graph.get('mock-server/hall/hen.ts')).toEqual(['mock-server/attic/nest.ts', 'mock-server/hall/wall.tsx'])
    expect(graph.get('mock-server/attic/nest.ts')).toEqual(['mock-server/cellar/egg.ts', 'mock-server/hall/hen.ts'])
    expect(graph.get('mock-server/attic/index.ts')).toEqual(['mock-server/hall/wall.tsx'])
  })

  it('finds folders, and files that are no scripts', () => {
    expect(graph.get('packages/demo-media/song.ts')).toEqual([
      'mock-server/attic/index.ts',
      'packages/demo-media/song.html',
      'packages/demo-media/score.json',
      'packages/demo-media/play.mjs',
    ])
    expect(graph.get('tools/page.ts')).toEqual(['resources/client/styles/main.css', 'packages/demo-media/song.ts'])
  })

  it('leaves out packages and what does not exist', () => {
    expect(graph.get('mock-server/hall/wall.tsx')).toEqual([])
  })
})

describe('cyclicFiles', () => {
  it('lists files that import each other, types included, but not those that import them', () => {
    expect(cyclicFiles(graph).toSorted()).toEqual([
      'mock-server/attic/nest.ts',
      'mock-server/cellar/egg.ts',
      'mock-server/hall/hen.ts',
    ])
  })
})

describe('registrations', () => {
  it('lists folders with a file for each endpoint group, and files that import all of one', () => {
    const groups = 'resources/client/contract/groups'
    const graphOfGroups = new Map([
      [`${groups}/tags.ts`, []],
      [`${groups}/users.ts`, []],
      ['mock-server/handlers/tags.ts', [`${groups}/tags.ts`]],
      ['mock-server/handlers/users.ts', [`${groups}/users.ts`]],
      ['mock-server/handlers/index.ts', ['mock-server/handlers/tags.ts', 'mock-server/handlers/users.ts']],
      ['resources/client/features/people/users.ts', [`${groups}/users.ts`]],
    ])
    expect(registrations(graphOfGroups)).toEqual([groups, 'mock-server/handlers', 'mock-server/handlers/index.ts'])
  })
})
