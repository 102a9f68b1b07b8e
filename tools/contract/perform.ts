import { writeFile } from 'node:fs/promises'

import { CannotRun } from '../command-line/cannot-run'
import { chooseCases } from './choose-cases'
import { ExitCode } from './exit-code'
import { type Options, parseOptions, USAGE } from './options'
import { hasPassed, type Report } from './report'
import { createTable, summaryOf, tableHead } from './report-console'
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
}

/** Performs the command and returns its exit code. */
export async function performContract({ args, env, print, printError, signal }: Process): Promise<number> {
  if (args.includes('--help')) {
    print(USAGE)
    return ExitCode.Ok
  }
  try {
    const options = parseOptions(args, env)
    const { url } = options
    if (options.list) return listCases(options, print)
    if (url === undefined) throw new CannotRun(ExitCode.Usage, '--url is missing')
    print(tableHead)
    const table = createTable(print)
    const report = await runContract({ ...options, url }, { signal, onResult: (result) => table.add(result) })
    table.end()
    print(summaryOf(report))
    await writeReports(options.reports, report)
    return exitCodeOf(report)
  } catch (error) {
    if (!(error instanceof CannotRun)) throw error
    printError(error.message)
    if (error.exitCode === ExitCode.Usage) printError('Add --help for the options.')
    return error.exitCode
  }
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

async function writeReports({ junit, html, json }: Options['reports'], report: Report): Promise<void> {
  const files: [string | undefined, () => string][] = [
    [junit, () => junitOf(report)],
    [html, () => htmlOf(report)],
    [json, () => jsonOf(report)],
  ]
  for (const [path, format] of files)
    if (path !== undefined)
      await writeFile(path, format()).catch((error: Error) => {
        throw new CannotRun(ExitCode.Usage, `The report cannot be written: ${error.message}`)
      })
}
