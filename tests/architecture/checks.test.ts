import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, describe, expect, it, vi } from 'vitest'

import type { Check } from '../../tools/checks/checks'
import type { Outcome } from '../../tools/checks/run-check'
import { runAll } from '../../tools/checks/schedule'
import { skipReason, sumOf, tallyOf } from '../../tools/checks/tally'
import { createTempProject } from './temp-project'

const folder = mkdtempSync(join(tmpdir(), 'dziesma-reports-'))
afterAll(() => rmSync(folder, { recursive: true }))

const reportOf = (content: unknown): string => {
  const file = join(folder, 'report.json')
  writeFileSync(file, typeof content === 'string' ? content : JSON.stringify(content))
  return file
}

const vitest: Check = { script: 'test:unit', runner: 'vitest' }
const playwright: Check = { script: 'test:e2e', runner: 'playwright' }
const missing = '/nowhere/report.json'

/** A file of Vitest's JSON report. */
const fileOf = (status: string, tests: string[]) => ({
  name: `${process.cwd()}/core/x.test.ts`,
  status,
  assertionResults: tests.map((result) => ({ fullName: `x ${result}`, status: result })),
})
const unitReport = (passed: number, failed: number, testResults = [fileOf('passed', ['passed'])]) =>
  reportOf({ numPassedTests: passed, numFailedTests: failed, testResults })
const journeyReport = (
  stats: { expected: number; unexpected: number; flaky: number },
  errors: unknown[] = [],
  suites: unknown[] = [],
) => reportOf({ stats, errors, suites })

/** Runs the unit tests of a project; returns their tally. */
function runUnitTests(files: Record<string, string>) {
  const project = createTempProject({
    'package.json': JSON.stringify({ type: 'module', scripts: { 'test:unit': 'vitest run' } }),
    'vitest.config.ts': 'export default {}\n',
    'run.ts': `import { runCheck } from '${process.cwd()}/tools/checks/run-check.ts'
const { passed, failed, flaky } = await runCheck({ script: 'test:unit', runner: 'vitest' }, '.')
console.log(JSON.stringify({ passed, failed, flaky }))\n`,
    ...files,
  })
  const { output } = project.run('tsx', 'run.ts')
  project.remove()
  return JSON.parse(output) as unknown
}

describe('runCheck', () => {
  // Its state is that of a window that another file broke: it lasts as long as the process.
  const files = {
    'race.test.ts': `import { existsSync, writeFileSync } from 'node:fs'
import { expect, it } from 'vitest'
const isSecond = existsSync('ran')
writeFileSync('ran', '')
it('passes in the second process', () => expect(isSecond).toBe(true))
it('passes', () => {})\n`,
    'other.test.ts': `import { it } from 'vitest'\nit('passes', () => {})\n`,
    'bug.test.ts': `import { expect, it } from 'vitest'\nit('fails', () => expect(1).toBe(2))\n`,
  }

  it.each([
    { ci: 'true', tally: { passed: 3, failed: 1, flaky: ['race.test.ts › passes in the second process'] } },
    { ci: 'false', tally: { passed: 2, failed: 2, flaky: [] } },
  ])('retries failed files once in a new process when CI=$ci allows it', ({ ci, tally }) => {
    vi.stubEnv('CI', ci)
    expect(runUnitTests(files)).toEqual(tally)
  })
})

describe('tallyOf', () => {
  it('counts a plain command as one check', () => {
    expect(tallyOf({ script: 'types' }, 0, missing)).toEqual({ passed: 1, failed: 0, flaky: [] })
    expect(tallyOf({ script: 'types' }, 2, missing)).toEqual({ passed: 0, failed: 1, flaky: [] })
  })

  it('takes the counts from a report', () => {
    expect(tallyOf(vitest, 0, unitReport(12, 0))).toEqual({ passed: 12, failed: 0, flaky: [] })
    expect(tallyOf(playwright, 1, journeyReport({ expected: 7, unexpected: 2, flaky: 1 }))).toEqual({
      passed: 8,
      failed: 2,
      flaky: [],
    })
  })

  it('counts a journey that passed on retry as passed, and lists it as flaky', () => {
    const spec = (title: string, status: string) => ({
      file: 'a.spec.ts',
      title,
      tests: [{ projectName: 'mobile', status }],
    })
    const suites = [{ specs: [spec('plays', 'expected')], suites: [{ specs: [spec('seeks', 'flaky')] }] }]
    expect(tallyOf(playwright, 0, journeyReport({ expected: 1, unexpected: 0, flaky: 1 }, [], suites))).toEqual({
      passed: 2,
      failed: 0,
      flaky: ['[mobile] a.spec.ts › seeks'],
    })
  })

  it('counts a test file that could not be loaded as a failure', () => {
    const files = [fileOf('failed', []), fileOf('failed', ['failed', 'passed'])]
    expect(tallyOf(vitest, 1, unitReport(1, 1, files))).toEqual({ passed: 1, failed: 2, flaky: [] })
  })

  it('counts errors outside of tests', () => {
    expect(tallyOf(playwright, 1, journeyReport({ expected: 3, unexpected: 0, flaky: 0 }, ['no server']))).toEqual({
      passed: 3,
      failed: 1,
      flaky: [],
    })
    expect(tallyOf(vitest, 1, unitReport(3, 0))).toEqual({ passed: 3, failed: 1, flaky: [] })
  })

  it('counts a missing, broken or empty report as a failure, whatever the exit code', () => {
    expect(tallyOf(vitest, 0, missing)).toEqual({ passed: 0, failed: 1, flaky: [] })
    expect(tallyOf(vitest, 0, reportOf('not JSON'))).toEqual({ passed: 0, failed: 1, flaky: [] })
    expect(tallyOf(playwright, 0, reportOf({ stats: {} }))).toEqual({ passed: 0, failed: 1, flaky: [] })
    expect(tallyOf(vitest, 0, unitReport(0, 0, []))).toEqual({ passed: 0, failed: 1, flaky: [] })
  })

  it('sums the results of all runners', () => {
    expect(
      sumOf([
        { passed: 2, failed: 1, flaky: ['a.test.ts › a'] },
        { passed: 3, failed: 0, flaky: ['b.spec.ts › b'] },
      ]),
    ).toEqual({ passed: 5, failed: 1, flaky: ['a.test.ts › a', 'b.spec.ts › b'] })
  })
})

describe('skipReason', () => {
  it('reads why a check did nothing', () => {
    expect(skipReason(0, 'Starting …\nSkipped: PHP is not installed.\n')).toBe('PHP is not installed.')
  })

  it.each([
    [0, '12 passed'],
    [1, 'Skipped: PHP is not installed.'],
  ])('finds no reason in a check that ran or failed (%i, %s)', (exitCode, output) => {
    expect(skipReason(exitCode, output)).toBeUndefined()
  })
})

describe('runAll', () => {
  /** Runs the checks with a fake runner, and records which ones ran at the same time. */
  async function play(checks: Check[], failing: string[] = []) {
    const started: string[] = []
    const running = new Set<string>()
    const neighbours: Record<string, string[]> = {}
    const run = async (check: Check): Promise<Outcome> => {
      started.push(check.script)
      running.add(check.script)
      await Promise.resolve()
      neighbours[check.script] = [...running].filter((script) => script !== check.script)
      await Promise.resolve()
      running.delete(check.script)
      const failed = failing.includes(check.script) ? 1 : 0
      return { check, passed: 1 - failed, failed, flaky: [], output: '', duration: 0 }
    }
    const announced: string[] = []
    const outcomes = await runAll(checks, { run, announce: ({ check }) => announced.push(check.script) })
    return { started, neighbours, announced, outcomes }
  }

  it('runs two checks at a time', async () => {
    const { neighbours, announced } = await play([{ script: 'a' }, { script: 'b' }, { script: 'c' }])
    expect(neighbours['a']).toEqual(['b'])
    expect(Object.values(neighbours).every((others) => others.length <= 1)).toBe(true)
    expect(announced.toSorted()).toEqual(['a', 'b', 'c'])
  })

  it('waits for the checks that a check depends on, and for an idle machine when it asks for one', async () => {
    const { started, neighbours } = await play([
      { script: 'journeys', after: 'build', exclusive: true },
      { script: 'build' },
      { script: 'lint' },
      { script: 'types' },
    ])
    expect(started.indexOf('journeys')).toBeGreaterThan(started.indexOf('build'))
    expect(neighbours['journeys']).toEqual([])
  })

  it('skips a check whose dependency failed, and reports that', async () => {
    const { started, announced, outcomes } = await play(
      [{ script: 'build' }, { script: 'journeys', after: 'build' }],
      ['build'],
    )
    expect(started).toEqual(['build'])
    expect(announced).toEqual(['build', 'journeys'])
    expect(outcomes[1]).toMatchObject({ failed: 1, output: 'Not run: "build" failed.' })
  })
})
