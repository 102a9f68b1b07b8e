import { readFileSync } from 'node:fs'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'

import { addEndpoints } from './recipes/add-endpoints'
import { addLanguage } from './recipes/add-language'
import { addScreen } from './recipes/add-screen'
import { copyTree, type TreeCopy } from './recipes/tree-copy'
import { readRecipes } from './recipes/worked-example'

const recipes = [addEndpoints, addScreen, addLanguage, ...readRecipes('docs/recipes/badges.md')]

/** Tests that find a missing step. */
const ARCHITECTURE = ['route-table', 'endpoints-document', 'fault-rows', 'architecture/settings']

/** The recipes' own tests, and those of every resource, write, job, group and scenario. */
const TESTS = [
  ...['features/stickers', 'community/milestones', 'logs/badges', 'lithuanian', 'scenarios/scenarios'],
  ...['admin/resources', 'admin/typed-values', 'faults/admin', 'maintenance', 'contract/contract.test'],
]

/** Matches the tests of what the recipes add; the contract is tested on one site. */
const TITLES = String.raw`^(?!'the (?!typical mock in Node)).*(badge|Badge|stickers|Lithuanian)`

/** Files whose types depend on every list that the recipes name; the others would triple the time. */
const COMPILED = [
  'resources/client/main.tsx',
  'resources/client/core/platform/i18n/lithuanian.test.ts',
  'resources/client/features/stickers',
  'resources/client/features/admin/community/milestones',
  'resources/client/features/admin/logs/badges',
  'resources/client/features/admin/site/maintenance',
  'tools/workshop/stories/medal.story.tsx',
  'mock-server/state/scenarios',
  'mock-server/backend/handlers',
  'tests/contract/cases',
  'tests/e2e/fixtures/screens',
  'tests/dom-setup.ts',
  '**/*.d.ts',
]

const VITEST = 'node_modules/vitest/vitest.mjs'

/** Checks the direct imports of the given files: the whole graph would take half a minute. */
const BOUNDARIES = ['--config', '.dependency-cruiser.mjs', '--output-type', 'err', '--max-depth', '1']

/** Numbers of the steps that docs/recipes.md lists for a recipe. */
function writtenSteps(heading: string): number[] {
  const [, section = ''] = readFileSync('docs/recipes.md', 'utf8').split(`\n## ${heading}\n`)
  return [...(section.split('\n## ')[0] ?? '').matchAll(/^(\d+)\. /gm)].map(([, number]) => Number(number))
}

describe('the recipes, done on a copy of the project', () => {
  let tree: TreeCopy

  beforeAll(() => {
    tree = copyTree()
    for (const { steps } of recipes) for (const step of Object.values(steps)) step(tree)
    tree.run('--import', 'tsx', 'tools/commands/endpoints.ts')
  })
  afterAll(() => tree.remove())

  it.each(recipes)('take the steps that are written: $heading', ({ heading, steps }) => {
    expect(Object.keys(steps).map(Number)).toEqual(writtenSteps(heading))
  })

  it('compile', () => {
    tree.write('tsconfig.recipes.json', JSON.stringify({ extends: './tsconfig.json', include: COMPILED }))
    expect(tree.run('node_modules/@typescript/native/bin/tsc', '-p', 'tsconfig.recipes.json')).toBe('')
  })

  it('keep the boundaries', () => {
    const sources = tree.changed().filter((path) => /^(resources|mock-server)\/.*\.tsx?$/.test(path))
    const isReached = (path: string) => path !== 'mock-server/documented/screens.ts'
    const output = tree.run('node_modules/.bin/depcruise', ...BOUNDARIES, ...sources.filter(isReached))
    expect(output).toMatch(/no dependency violations/)
  })

  it('miss no step that a test finds', () => {
    expect(tree.run(VITEST, 'run', ...ARCHITECTURE)).toMatch(/Test Files {2}4 passed/)
  })

  it('pass their tests', () => {
    expect(tree.run(VITEST, 'run', '-t', TITLES, ...TESTS)).toMatch(/Test Files {2}10 passed/)
  })

  it('print the coverage of the new language', () => {
    expect(tree.run('--import', 'tsx', 'tools/commands/languages.ts')).toMatch(/^lt: 1 of [\d,]+ lines, missing: "/m)
  })
})
