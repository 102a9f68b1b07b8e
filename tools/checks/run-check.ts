import { spawn } from 'node:child_process'
import { join } from 'node:path'

import type { Check } from './checks'
import { skipReason, tallyOf, type Tally } from './tally'

/** Result of a check, its output and its duration in milliseconds; `skipped` says why it did nothing. */
export type Outcome = Tally & { check: Check; output: string; duration: number; skipped?: string }

/** Returns the names of the checks that did nothing. */
export const skippedOf = (outcomes: readonly Outcome[]): string[] =>
  outcomes.filter(({ skipped }) => skipped !== undefined).map(({ check }) => check.script)

/** Larger space for new objects, in MB, than Node's 16: rendering pages in jsdom fills it in no time, for 12 % of the time. */
const heapOptions = { NODE_OPTIONS: `${process.env['NODE_OPTIONS'] ?? ''} --max-semi-space-size=64` }

/** Runs a check's script, on these files or on all; a runner's JSON report goes into the folder. */
export async function runCheck(check: Check, reportFolder: string, files: string[] = []): Promise<Outcome> {
  const started = performance.now()
  const reportFile = join(reportFolder, `${check.script.replace(':', '-')}.json`)
  const { exitCode, output } = await runScript(check, reportFile, files)
  const duration = performance.now() - started
  const skipped = skipReason(exitCode, output)
  if (skipped !== undefined) return { check, output, duration, skipped, passed: 0, failed: 0, flaky: [] }
  return { check, output, duration, ...tallyOf(check, exitCode, reportFile) }
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
