import { spawn } from 'node:child_process'
import { join } from 'node:path'

import { type Check, TEST_RETRIES } from './checks'
import { failedTests, skipReason, tallyOf, type Tally } from './tally'

/** Result of a check, its output and its duration in milliseconds; `skipped` says why it did nothing. */
export type Outcome = Tally & { check: Check; output: string; duration: number; skipped?: string }

/** Returns the names of the checks that did nothing. */
export const skippedOf = (outcomes: readonly Outcome[]): string[] =>
  outcomes.filter(({ skipped }) => skipped !== undefined).map(({ check }) => check.script)

/** Larger space for new objects, in MB, than Node's 16: rendering pages in jsdom fills it in no time, for 12 % of the time. */
const heapOptions = { NODE_OPTIONS: `${process.env['NODE_OPTIONS'] ?? ''} --max-semi-space-size=64` }

type Attempt = { exitCode: number; output: string; tally: Tally; failed: Map<string, string[]> }

/** Largest number of failed files that run again: more of them do not fail by chance. */
const MAX_FILES_AGAIN = 20

/**
 * Runs a check's script, on these files or on all; a runner's JSON report goes into the folder. Failed unit tests are
 * retried in a new process, because their files share a window, which one of them may leave in a wrong state.
 */
export async function runCheck(check: Check, reportFolder: string, files: string[] = []): Promise<Outcome> {
  const started = performance.now()
  const report = join(reportFolder, check.script.replace(':', '-'))
  const first = await attempt(check, `${report}.json`, files)
  const again = check.runner === 'vitest' && TEST_RETRIES > 0 ? [...first.failed.keys()] : []
  const isRetried = again.length > 0 && again.length <= MAX_FILES_AGAIN
  const second = isRetried ? await attempt(check, `${report}-again.json`, again) : undefined
  const output = first.output + (second?.output ?? '')
  const duration = performance.now() - started
  const skipped = skipReason(first.exitCode, output)
  if (skipped !== undefined) return { check, output, duration, skipped, passed: 0, failed: 0, flaky: [] }
  return { check, output, duration, ...(second ? afterRetry(first, second) : first.tally) }
}

async function attempt(check: Check, reportFile: string, files: string[]): Promise<Attempt> {
  const { exitCode, output } = await runScript(check, reportFile, files)
  return { exitCode, output, tally: tallyOf(check, exitCode, reportFile), failed: failedTests(reportFile) }
}

/** Counts the tests of both runs: those that failed in the first one only are flaky. */
function afterRetry(first: Attempt, second: Attempt): Tally {
  const failedAgain = new Set([...second.failed.values()].flat())
  const flaky = [...first.failed.values()].flat().filter((test) => !failedAgain.has(test))
  const { failed } = second.tally
  return { passed: first.tally.passed + first.tally.failed - failed, failed, flaky }
}

function runScript({ script, runner }: Check, reportFile: string, files: string[]) {
  const reporters = {
    vitest: ['--reporter=default', '--reporter=json', `--outputFile.json=${reportFile}`],
    playwright: ['--reporter=line,json'],
  }
  const child = spawn('npm', ['run', '--silent', script, '--', ...(runner ? reporters[runner] : []), ...files], {
    env: { ...process.env, ...(runner === 'vitest' && heapOptions), PLAYWRIGHT_JSON_OUTPUT_FILE: reportFile },
    shell: process.platform === 'win32',
  })
  let output = ''
  const collect = (chunk: Buffer) => (output += chunk.toString())
  child.stdout.on('data', collect)
  child.stderr.on('data', collect)
  return new Promise<{ exitCode: number; output: string }>((resolve) => {
    child.on('error', (error) => resolve({ exitCode: 1, output: error.message }))
    child.on('close', (code) => resolve({ exitCode: code ?? 1, output }))
  })
}
