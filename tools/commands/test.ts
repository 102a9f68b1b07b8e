import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { parseArgs } from 'node:util'

import { changedFiles } from '../checks/changed/changed-files'
import { narrowChecks, type Task } from '../checks/changed/narrow-checks'
import { checkNames, chooseChecks } from '../checks/checks'
import { forecast, longestFirst, readDurations, recordDurations } from '../checks/forecast'
import { type Outcome, runCheck, skippedOf } from '../checks/run-check'
import { runAll } from '../checks/schedule'
import { sumOf } from '../checks/tally'
import { requireChromium } from '../chromium'
import { fail } from '../fail'
import { readImportGraph } from '../import-graph'

const options = {
  only: { type: 'string' },
  also: { type: 'string' },
  require: { type: 'string' },
  changed: { type: 'boolean' },
  since: { type: 'string' },
  record: { type: 'boolean' },
} as const

const USAGE = `Usage: npm test -- [--changed] [--since <commit>] [--only types,lint] [--also test:s3] [--require test:s3] [--record]`

const { only, also, required, isChanged, since, record } = readOptions(process.argv.slice(2))
const durations = readDurations()
const tasks = longestFirst(chosenTasks(), durations)
if (tasks.some(({ check }) => check.runner === 'playwright')) process.env['CHROMIUM_PATH'] = await requireChromium()
announcePlan()

const reportFolder = mkdtempSync(join(tmpdir(), 'dziesma-test-'))
const filesOf = new Map(tasks.map(({ check, files }) => [check, files]))
const outcomes = await runAll([...filesOf.keys()], {
  run: (check) => runCheck(check, reportFolder, filesOf.get(check)),
  announce: (outcome) => console.log(lineOf(outcome)),
})
rmSync(reportFolder, { recursive: true })

const { passed, failed, flaky } = sumOf(outcomes)
if (flaky.length > 0) console.log(['Flaky: passed only when retried', ...flaky].join('\n  '))
if (record && failed === 0) recordDurations(outcomes)
const skipped = skippedOf(outcomes)
console.log(`${passed} passed, ${failed} failed${skipped.length > 0 ? `, ${skipped.length} skipped` : ''}`)
const missing = required.filter((name) => skipped.includes(name))
if (missing.length > 0) console.log(`Required, but skipped: ${missing.join(', ')}`)
process.exitCode = failed === 0 && missing.length === 0 ? 0 : 1

/**
 * All default checks, or those of `--only types,lint`, plus those of `--also test:s3` and `--require test:s3`, which may
 * not be skipped; with `--changed` narrowed.
 */
function chosenTasks(): Task[] {
  const unknown = [...(only ?? []), ...also].find((name) => !checkNames.includes(name))
  if (unknown !== undefined) fail(`There is no check "${unknown}": choose from ${checkNames.join(', ')}.`)
  const checks = chooseChecks({ only, also })
  if (!isChanged) return checks.map((check) => ({ check }))
  return narrowChecks(checks, changedFiles(since), readImportGraph())
}

function readOptions(args: string[]) {
  try {
    const { values } = parseArgs({ args, options })
    const isNarrowed = values.changed === true || values.since !== undefined
    const requiredNames = values.require?.split(',') ?? []
    return {
      only: values.only?.split(','),
      also: [...(values.also?.split(',') ?? []), ...requiredNames],
      required: requiredNames,
      isChanged: isNarrowed,
      since: values.since ?? 'HEAD',
      record: values.record === true && !isNarrowed,
    }
  } catch {
    return fail(USAGE)
  }
}

/** Prints how long the run will take, and what it skips. */
function announcePlan(): void {
  const minutes = Math.max(1, Math.round(forecast(tasks, durations) / 60))
  console.log(`${tasks.length} checks, about ${minutes} min on two idle cores`)
  const skipped = checkNames.filter((name) => tasks.every(({ check }) => check.script !== name))
  if (skipped.length > 0) console.log(`Skipped: ${skipped.join(', ')}`)
  if (!isChanged) return
  for (const { check, files } of tasks)
    if (files) console.log(`  ${check.script}: ${files.length === 1 ? files[0] : `${files.length} files`}`)
  console.log(
    'Tests that reach the change only by opening the whole site, and unchanged journeys, run without --changed.',
  )
}

/** Formats a line such as `✓ types 4.2 s`, with the output of a failed check. */
function lineOf({ check, passed, failed, duration, output, skipped }: Outcome): string {
  if (skipped !== undefined) return `- ${check.script} skipped: ${skipped}`
  const counts = check.runner ? `, ${passed} passed, ${failed} failed` : ''
  const line = `${failed === 0 ? '✓' : '✗'} ${check.script} ${(duration / 1000).toFixed(1)} s${counts}`
  return failed === 0 ? line : `${line}\n\n${output.trimEnd()}\n`
}
