import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import * as z from 'zod/mini'

import { CannotRun, wrongUsage } from '../command-line/cannot-run'
import { parseOptionValues } from '../command-line/parse-options'
import { coverageOf, type Lines, summaryOf } from '../languages/coverage'

const FOLDER = 'resources/lang'

/** Language whose lines are complete: it types the client's texts. */
const COMPLETE = 'lv'

const USAGE = `Prints how much of the interface each language of ${FOLDER} translates.

  npm run languages
  npm run languages -- --missing lt   every text that lt.json lacks, as JSON to translate`

const codes = readdirSync(FOLDER).map((name) => name.replace(/\.json$/, ''))
const linesOf = (code: string): Lines =>
  z.record(z.string(), z.string()).parse(JSON.parse(readFileSync(join(FOLDER, `${code}.json`), 'utf8')))

try {
  const { missing, help } = parseOptionValues(process.argv.slice(2), {
    missing: { type: 'string' },
    help: { type: 'boolean' },
  })
  console.log(help ? USAGE : missing === undefined ? summaries() : toTranslate(missing))
} catch (error) {
  if (!(error instanceof CannotRun)) throw error
  console.error(`${error.message}\nAdd --help for the options.`)
  process.exitCode = error.exitCode
}

function summaries(): string {
  const complete = linesOf(COMPLETE)
  return codes.map((code) => summaryOf(code, linesOf(code), complete)).join('\n')
}

function toTranslate(code: string): string {
  if (!codes.includes(code)) throw wrongUsage(`There is no ${FOLDER}/${code}.json`)
  const { missing } = coverageOf(linesOf(code), linesOf(COMPLETE))
  return JSON.stringify(Object.fromEntries(missing.map((text) => [text, ''])), null, 2)
}
