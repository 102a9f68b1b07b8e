import { readFileSync } from 'node:fs'
import { relative } from 'node:path'
import * as z from 'zod/mini'

import type { Check } from './checks'

/** Number of passed and failed tests, and the titles of flaky ones, which passed only on retry. */
export type Tally = { passed: number; failed: number; flaky: string[] }

const vitestReport = z.object({
  numPassedTests: z.number(),
  numFailedTests: z.number(),
  testResults: z.array(
    z.object({
      name: z.string(),
      status: z.string(),
      assertionResults: z.array(z.object({ fullName: z.string(), status: z.string() })),
    }),
  ),
})
type VitestFile = z.output<typeof vitestReport>['testResults'][number]

const failuresIn = ({ assertionResults }: VitestFile): string[] =>
  assertionResults.filter(({ status }) => status === 'failed').map(({ fullName }) => fullName)

const playwrightSuite = z.object({
  specs: z.array(
    z.object({
      file: z.string(),
      title: z.string(),
      tests: z.array(z.object({ projectName: z.string(), status: z.string() })),
    }),
  ),
  get suites() {
    return z.optional(z.array(playwrightSuite))
  },
})
type PlaywrightSuite = z.output<typeof playwrightSuite>

const playwrightReport = z.object({
  stats: z.object({ expected: z.number(), unexpected: z.number(), flaky: z.number() }),
  errors: z.array(z.unknown()),
  suites: z.array(playwrightSuite),
})

const readers = {
  vitest(report: unknown): Tally {
    const { numPassedTests, numFailedTests, testResults } = vitestReport.parse(report)
    const brokenFiles = testResults.filter((file) => file.status === 'failed' && failuresIn(file).length === 0)
    return { passed: numPassedTests, failed: numFailedTests + brokenFiles.length, flaky: [] }
  },
  playwright(report: unknown): Tally {
    const { stats, errors, suites } = playwrightReport.parse(report)
    return {
      passed: stats.expected + stats.flaky,
      failed: stats.unexpected + errors.length,
      flaky: suites.flatMap(flakyOf),
    }
  },
}

const flakyOf = ({ specs, suites = [] }: PlaywrightSuite): string[] => [
  ...specs.flatMap(({ file, title, tests }) =>
    tests.filter(({ status }) => status === 'flaky').map(({ projectName }) => `[${projectName}] ${file} › ${title}`),
  ),
  ...suites.flatMap(flakyOf),
]

const ONE_FAILURE: Tally = { passed: 0, failed: 1, flaky: [] }

/**
 * Counts the tests of a finished check. A nonzero exit code that no test explains, because of a missing report or an
 * error outside tests, counts as one failure.
 */
export function tallyOf(check: Check, exitCode: number, reportFile: string): Tally {
  if (!check.runner) return exitCode === 0 ? { passed: 1, failed: 0, flaky: [] } : ONE_FAILURE
  const tally = readReport(reportFile, readers[check.runner])
  if (!tally) return ONE_FAILURE
  const isUnexplained = tally.failed === 0 && (exitCode !== 0 || tally.passed === 0)
  return isUnexplained ? { ...tally, failed: 1 } : tally
}

function readReport<Result>(file: string, read: (report: unknown) => Result): Result | undefined {
  try {
    return read(JSON.parse(readFileSync(file, 'utf8')))
  } catch {
    return undefined
  }
}

/** Returns the failed tests of a Vitest report by file; none if it is unreadable. A file that did not load names itself. */
export function failedTests(reportFile: string): Map<string, string[]> {
  const { testResults = [] } = readReport(reportFile, (report) => vitestReport.parse(report)) ?? {}
  const failed = testResults.filter(({ status }) => status === 'failed')
  return new Map(
    failed.map((file) => {
      const name = relative('.', file.name)
      const tests = failuresIn(file).map((test) => `${name} › ${test}`)
      return [name, tests.length > 0 ? tests : [name]]
    }),
  )
}

/** Why a check did nothing, as it prints where a program that it needs can't be installed; undefined for one that ran. */
export const skipReason = (exitCode: number, output: string): string | undefined =>
  exitCode === 0 ? /^Skipped: (.+)$/m.exec(output)?.[1] : undefined

/** Adds up the counts of several tallies. */
export const sumOf = (tallies: Tally[]): Tally => ({
  passed: tallies.reduce((sum, { passed }) => sum + passed, 0),
  failed: tallies.reduce((sum, { failed }) => sum + failed, 0),
  flaky: tallies.flatMap(({ flaky }) => flaky),
})
