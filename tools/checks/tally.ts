import { readFileSync } from 'node:fs'

import * as z from 'zod/mini'

import type { Check } from './checks'

/** How many tests passed and failed. */
export type Tally = { passed: number; failed: number }

const vitestReport = z.object({
  numPassedTests: z.number(),
  numFailedTests: z.number(),
  testResults: z.array(z.object({ status: z.string(), assertionResults: z.array(z.object({ status: z.string() })) })),
})

const playwrightReport = z.object({
  stats: z.object({ expected: z.number(), unexpected: z.number(), flaky: z.number() }),
  errors: z.array(z.unknown()),
})

const readers = {
  vitest(report: unknown): Tally {
    const { numPassedTests, numFailedTests, testResults } = vitestReport.parse(report)
    const brokenFiles = testResults.filter(
      ({ status, assertionResults }) =>
        status === 'failed' && assertionResults.every((test) => test.status !== 'failed'),
    )
    return { passed: numPassedTests, failed: numFailedTests + brokenFiles.length }
  },
  playwright(report: unknown): Tally {
    const { stats, errors } = playwrightReport.parse(report)
    return { passed: stats.expected, failed: stats.unexpected + stats.flaky + errors.length }
  },
}

/**
 * Counts a finished check. What its exit code says always shows: a failure that no test accounts for, such as a
 * missing report or an error outside of every test, counts as one.
 */
export function tallyOf(check: Check, exitCode: number, reportFile: string): Tally {
  if (!check.runner) return exitCode === 0 ? { passed: 1, failed: 0 } : { passed: 0, failed: 1 }
  const tally = readReport(check.runner, reportFile)
  if (!tally) return { passed: 0, failed: 1 }
  const isUnexplained = tally.failed === 0 && (exitCode !== 0 || tally.passed === 0)
  return isUnexplained ? { ...tally, failed: 1 } : tally
}

function readReport(runner: keyof typeof readers, file: string): Tally | undefined {
  try {
    return readers[runner](JSON.parse(readFileSync(file, 'utf8')))
  } catch {
    return undefined
  }
}

/** The sum of several tallies. */
export const sumOf = (tallies: Tally[]): Tally => ({
  passed: tallies.reduce((sum, { passed }) => sum + passed, 0),
  failed: tallies.reduce((sum, { failed }) => sum + failed, 0),
})
