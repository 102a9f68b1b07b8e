import { readFileSync } from 'node:fs'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'

import { addEndpoints } from './recipes/add-endpoints'
import { addLanguage } from './recipes/add-language'
import { addScreen } from './recipes/add-screen'
import { copyTree, type TreeCopy } from './recipes/tree-copy'

const recipes = [addEndpoints, addScreen, addLanguage]

/** Tests that fail if a step of a recipe is missing, and the recipes' own. */
const TESTS = ['features/stickers', 'lithuanian', 'route-table', 'endpoints-document']

/** Files whose types depend on every list that the recipes name; the others would triple the time. */
const COMPILED = [
  'resources/client/main.tsx',
  'resources/client/core/platform/i18n/lithuanian.test.ts',
  'resources/client/features/stickers',
  'mock-server/backend/handlers',
  'tests/contract/cases',
  'tests/e2e/fixtures/screens',
  'tests/dom-setup.ts',
  '**/*.d.ts',
]

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
  })
  afterAll(() => tree.remove())

  it.each(recipes)('take the steps that are written: $heading', ({ heading, steps }) => {
    expect(Object.keys(steps).map(Number)).toEqual(writtenSteps(heading))
  })

  it('compile', () => {
    tree.write('tsconfig.recipes.json', JSON.stringify({ extends: './tsconfig.json', include: COMPILED }))
    const { status, output } = tree.run('node_modules/@typescript/native/bin/tsc', '-p', 'tsconfig.recipes.json')
    expect({ status, output }).toEqual({ status: 0, output: '' })
  })

  it('pass their tests and those that find a missing step', () => {
    const { status, output } = tree.run('node_modules/vitest/vitest.mjs', 'run', ...TESTS)
    expect({ status, output }).toEqual({ status: 0, output: expect.stringMatching(/stickers-screen\.test/) as unknown })
  })

  it('print the coverage of the new language', () => {
    const { output } = tree.run('--import', 'tsx', 'tools/commands/languages.ts')
    expect(output).toMatch(/^lt: 1 of [\d,]+ lines, missing: "/m)
  })
})
