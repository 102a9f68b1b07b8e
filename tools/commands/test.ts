import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { parseArgs } from 'node:util'

import { checkNames, type Check, chooseChecks } from '../checks/checks'
import { runCheck, type Outcome } from '../checks/run-check'
import { runAll } from '../checks/schedule'
import { sumOf } from '../checks/tally'
import { requireChromium } from '../chromium'
import { fail } from '../fail'

const wanted = chosenChecks()
if (wanted.some(({ runner }) => runner === 'playwright')) process.env['CHROMIUM_PATH'] = await requireChromium()

const reportFolder = mkdtempSync(join(tmpdir(), 'dziesma-test-'))
const outcomes = await runAll(wanted, {
  run: (check) => runCheck(check, reportFolder),
  announce: (outcome) => console.log(lineOf(outcome)),
})
rmSync(reportFolder, { recursive: true })

const { passed, failed, flaky } = sumOf(outcomes)
if (flaky.length > 0) console.log(['Flaky: passed only when retried', ...flaky].join('\n  '))
console.log(`${passed} passed, ${failed} failed`)
process.exitCode = failed === 0 ? 0 : 1

/** All default checks, or those of `--only types,lint`, plus those of `--also test:s3,test:laravel`. */
function chosenChecks(): Check[] {
  const { only, also } = namesOf(process.argv.slice(2))
  const unknown = [...(only ?? []), ...(also ?? [])].find((name) => !checkNames.includes(name))
  if (unknown !== undefined) fail(`There is no check "${unknown}": choose from ${checkNames.join(', ')}.`)
  return chooseChecks({ only, also })
}

function namesOf(args: string[]) {
  try {
    const { only, also } = parseArgs({ args, options: { only: { type: 'string' }, also: { type: 'string' } } }).values
    return { only: only?.split(','), also: also?.split(',') }
  } catch {
    return fail('Usage: npm test, or npm test -- --only types,lint --also test:s3')
  }
}

/** Formats a line such as `✓ types 4.2 s`, with the output of a failed check. */
function lineOf({ check, passed, failed, duration, output }: Outcome): string {
  const counts = check.runner ? `, ${passed} passed, ${failed} failed` : ''
  const line = `${failed === 0 ? '✓' : '✗'} ${check.script} ${(duration / 1000).toFixed(1)} s${counts}`
  return failed === 0 ? line : `${line}\n\n${output.trimEnd()}\n`
}
