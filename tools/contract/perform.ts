import { existsSync } from 'node:fs'
import { open, writeFile } from 'node:fs/promises'

import { CannotRun } from '../command-line/cannot-run'
import { VERSION } from '../version'
import { chooseCases } from './choose-cases'
import { ExitCode } from './exit-code'
import { knownFailuresAfter, readKnownFailures } from './known-failures'
import { type Options, parseOptions, USAGE } from './options'
import { hasPassed } from './read-report'
import type { Wait } from './record-requests'
import { type CaseResult, type KnownFailures, type Report, reportOfStop } from './report'
import { createTable, summaryOf, tableHead } from './report-console'
import { reportStopToGitHub, reportToGitHub } from './report-github'
import { htmlOf } from './report-html'
import { jsonOf } from './report-json'
import { junitOf } from './report-junit'
import { runContract } from './run-contract'

type Process = {
  args: string[]
  env: Record<string, string | undefined>
  print: (line: string) => void
  printError: (line: string) => void
  /** Interrupts the run. */
  signal?: AbortSignal
  /** Waits as long as a busy site demands. */
  wait?: Wait
  /** How the command is called, for the help; by npm run by default. */
  called?: string
}

/** Performs the command and returns its exit code. */
export async function performContract({
  args,
  env,
  print,
  printError,
  signal,
  wait,
  called,
}: Process): Promise<number> {
  if (args.includes('--help')) {
    print(called === undefined ? USAGE : USAGE.replaceAll('npm run contract --', called))
    return ExitCode.Ok
  }
  if (args.includes('--version')) {
    print(VERSION)
    return ExitCode.Ok
  }
  try {
    const options = parseOptions(args, env)
    const { url } = options
    if (options.list) return listCases(options, print)
    if (url === undefined) throw new CannotRun(ExitCode.Usage, '--url is missing')
    await checkReports(options.reports)
    const known = await knownFailuresOf(options)
    print(tableHead)
    const table = createTable(print)
    const startedAt = Date.now()
    const run = () => ({
      startedAt,
      durationMs: Date.now() - startedAt,
      release: undefined,
      siteVersion: undefined,
      options: options.used,
    })
    const onResult = (result: CaseResult) => table.add(result)
    const report = await runContract({ ...options, url }, { signal, onResult, wait, known }).catch(
      async (error: unknown) => {
        if (error instanceof CannotRun) await writeReports(options.reports, reportOfStop(url, error.message, run()))
        throw error
      },
    )
    table.end()
    print(summaryOf(report))
    await writeReports(options.reports, report)
    await reportToGitHub(report, env, print)
    return (await keepFailures(options, report, known)) ? ExitCode.Ok : exitCodeOf(report)
  } catch (error) {
    if (!(error instanceof CannotRun)) throw error
    printError(error.message)
    await reportStopToGitHub(error.message, env, print)
    if (error.exitCode === ExitCode.Usage) printError('Add --help for the options.')
    return error.exitCode
  }
}

/** Failures that are known before the run; the run may be the one that writes their file. */
const knownFailuresOf = ({ knownFailures, mayWriteKnownFailures }: Options): Promise<KnownFailures> | KnownFailures =>
  knownFailures === undefined || (mayWriteKnownFailures && !existsSync(knownFailures))
    ? new Set()
    : readKnownFailures(knownFailures)

/** Writes the failures of a whole run into the file of known ones, if asked to; returns whether that explains them all. */
async function keepFailures(options: Options, report: Report, known: KnownFailures): Promise<boolean> {
  const { knownFailures, mayWriteKnownFailures } = options
  if (knownFailures === undefined || !mayWriteKnownFailures || report.isInterrupted) return false
  await writeFile(knownFailures, knownFailuresAfter(report.results, known)).catch(cannotWrite)
  return report.leftovers.length === 0
}

function listCases(options: Options, print: (line: string) => void): ExitCode {
  for (const { exchange, skipped } of chooseCases({ ...options, mayWrite: true }))
    print(`${exchange.title} → ${exchange.status}${skipped === undefined ? '' : `  (skipped: ${skipped})`}`)
  return ExitCode.Ok
}

function exitCodeOf(report: Report): ExitCode {
  if (!hasPassed(report)) return ExitCode.Broken
  return report.isInterrupted ? ExitCode.Interrupted : ExitCode.Ok
}

/** Creates the files of the reports. Throws when one cannot be written, before anything is sent. */
async function checkReports(reports: Options['reports']): Promise<void> {
  for (const path of Object.values(reports))
    if (path !== undefined) await open(path, 'a').then((file) => file.close(), cannotWrite)
}

function cannotWrite({ message }: Error): never {
  throw new CannotRun(ExitCode.Usage, `The report cannot be written: ${message}`)
}

async function writeReports({ junit, html, json }: Options['reports'], report: Report): Promise<void> {
  const files: [string | undefined, () => string][] = [
    [junit, () => junitOf(report)],
    [html, () => htmlOf(report)],
    [json, () => jsonOf(report)],
  ]
  for (const [path, format] of files) if (path !== undefined) await writeFile(path, format()).catch(cannotWrite)
}
