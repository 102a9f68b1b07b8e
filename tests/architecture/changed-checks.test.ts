import { describe, expect, it } from 'vitest'

import { affectedFiles } from '../../tools/checks/changed/affected-files'
import { narrowChecks, type Task } from '../../tools/checks/changed/narrow-checks'
import { checkNames, chooseChecks } from '../../tools/checks/checks'
import { forecast, longestFirst, readDurations } from '../../tools/checks/forecast'
import { type ImportGraph, readImportGraph } from '../../tools/import-graph'

const CALL = 'resources/client/core/platform/api/call.ts'
const ITS_TEST = 'resources/client/core/platform/api/call.test.ts'
const FORM = 'resources/client/features/contact/contact-form.tsx'
const SCREEN = 'resources/client/features/contact/contact-screen.tsx'
const SCREEN_TEST = 'resources/client/features/contact/contact-screen.test.tsx'
const FAULTS = 'tests/faults/contact.test.tsx'
const START = 'resources/client/app/start.tsx'
const OTHER_TEST = 'resources/client/features/search/search-screen.test.tsx'
const SPEC = 'tests/e2e/keyboard.spec.ts'

/** A part of the project: both screens' tests open the site, which imports every screen. */
const graph: ImportGraph = new Map([
  [FORM, [CALL]],
  [SCREEN, [FORM]],
  [FAULTS, [SCREEN]],
  [START, [SCREEN]],
  [SCREEN_TEST, [START]],
  [OTHER_TEST, [START]],
  [ITS_TEST, [CALL]],
  [CALL, []],
  [SPEC, []],
])

/** Every import of this checkout, read outside of the tests, which have a time limit. */
const real = readImportGraph()

const plan = (...changed: string[]) =>
  Object.fromEntries(narrowChecks(chooseChecks({}), changed, graph).map(({ check, files }) => [check.script, files]))

describe('affectedFiles', () => {
  it('follows imports, but not through the whole site, whose tests a screen’s folder adds', () => {
    expect(affectedFiles([FORM], graph)).toEqual(new Set([FORM, SCREEN, FAULTS, START, SCREEN_TEST]))
  })

  it('finds the tests of this checkout', () => {
    expect(affectedFiles([FORM], real)).toContain(FAULTS)
    expect(affectedFiles([FORM], real)).toContain(SCREEN_TEST)
    expect(affectedFiles([FORM], real)).not.toContain(OTHER_TEST)
    expect(affectedFiles([CALL], real)).toContain(OTHER_TEST)
  })

  it('follows imports of the whole site when its start changed', () => {
    expect(affectedFiles([START], graph)).toEqual(new Set([START, SCREEN_TEST, OTHER_TEST]))
  })
})

describe('narrowChecks', () => {
  it('runs the affected tests, checks changed files, and leaves out journeys and their build', () => {
    expect(plan(FORM)).toEqual({
      'test:unit': expect.arrayContaining([FAULTS, SCREEN_TEST]),
      lint: [FORM],
      types: undefined,
      boundaries: undefined,
      'dead-code': undefined,
      'format:check': [FORM],
    })
    expect(plan(FORM)['test:unit']).toHaveLength(2)
  })

  it('runs a changed journey, after the build', () => {
    expect(plan(SPEC)).toMatchObject({ build: undefined, 'test:e2e': [SPEC], lint: [SPEC] })
    expect(Object.keys(plan(SPEC))[0]).toBe('build')
  })

  it('only checks the format of a document', () => {
    expect(plan('README.md')).toEqual({ 'format:check': ['README.md'] })
  })

  it('runs every check when the configuration changed', () => {
    expect(Object.keys(plan('vite.config.ts'))).toEqual(chooseChecks({}).map(({ script }) => script))
  })

  it('skips deleted files', () => {
    expect(plan('resources/client/features/contact/gone.ts')).not.toHaveProperty('lint')
  })
})

describe('forecast', () => {
  const task = (script: string, rest: Partial<Task> = {}, exclusive?: true): Task => ({
    check: { script, ...(exclusive && { exclusive }) },
    ...rest,
  })

  it('adds up both lanes and the exclusive checks', () => {
    const durations = { unit: 60, types: 20, lint: 30, journeys: 100 }
    expect(forecast([task('unit'), task('types'), task('lint'), task('journeys', {}, true)], durations)).toBe(160)
    expect(forecast([task('types'), task('lint')], durations)).toBe(30)
    expect(forecast([task('unit', { share: 0.5 })], durations)).toBe(30)
  })

  it('includes every check', () => {
    expect(Object.keys(readDurations()).toSorted()).toEqual(checkNames.toSorted())
  })

  it('runs the checks that others wait for first, then the longest', () => {
    const journeys: Task = { check: { script: 'journeys', after: 'build' } }
    const tasks = [task('lint'), task('unit', { share: 0.1 }), journeys, task('build')]
    const ordered = longestFirst(tasks, { build: 1, unit: 100, lint: 20, journeys: 50 })
    expect(ordered.map(({ check }) => check.script)).toEqual(['build', 'journeys', 'lint', 'unit'])
  })
})
