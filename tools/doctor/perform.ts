import { CannotRun, USAGE_EXIT } from '../command-line/cannot-run'
import { VERSION } from '../version'
import { examineFolder, examineSite } from './examine'
import { note } from './finding'
import { type Options, parseOptions, USAGE } from './options'
import { createSend, type Send } from './probe/send'
import { withSiteHeaders } from './probe/site-headers'
import { type Examination, type ExplainedFinding, findingsOf } from './report'
import { consoleText } from './report-console'
import { jsonText } from './report-json'

/** Exit codes of the command. */
export const ExitCode = { Healthy: 0, Findings: 1, Usage: USAGE_EXIT, Unreachable: 3 } as const

type Process = {
  args: string[]
  /** Environment, for credentials. */
  env?: Record<string, string | undefined>
  print: (line: string) => void
  printError: (line: string) => void
  /** Sends requests; over the network by default. */
  send?: Send
  /** How the command is called, for the help; by npm run by default. */
  called?: string
}

/** Performs the command and returns its exit code. */
export async function performDoctor({ args, env = {}, print, printError, send, called }: Process): Promise<number> {
  if (args.includes('--help')) {
    print(called === undefined ? USAGE : USAGE.replaceAll('npm run doctor --', called))
    return ExitCode.Healthy
  }
  if (args.includes('--version')) {
    print(VERSION)
    return ExitCode.Healthy
  }
  try {
    const options = parseOptions(args, env)
    const examinations = await examine(options, send ?? createSend(options))
    print(options.json ? jsonText(examinations) : examinations.map(consoleText).join('\n\n'))
    return exitCodeOf(examinations, options)
  } catch (error) {
    if (!(error instanceof CannotRun)) throw error
    printError(error.message)
    printError('Add --help for the options.')
    return error.exitCode
  }
}

async function examine({ url, folder, storage, headers, trust }: Options, send: Send): Promise<Examination[]> {
  const site = url && (await examineSite({ url, send: withSiteHeaders(send, url, headers), storage, now: Date.now() }))
  const unchecked = trust && 'rejectUnauthorized' in trust ? [note('the certificate, because of --insecure')] : []
  return [
    ...(site ? [{ ...site, outcomes: [...site.outcomes, ...unchecked] }] : []),
    ...(folder === undefined ? [] : [examineFolder(folder, Date.now())]),
  ]
}

function exitCodeOf(examinations: readonly Examination[], { failOn }: Options): number {
  if (examinations.some(({ isReached }) => !isReached)) return ExitCode.Unreachable
  const fails = ({ severity }: ExplainedFinding) => severity === 'error' || failOn === 'warning'
  return examinations.some((one) => findingsOf(one).some(fails)) ? ExitCode.Findings : ExitCode.Healthy
}
