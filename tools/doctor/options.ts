import { statSync } from 'node:fs'

import { wrongUsage } from '../command-line/cannot-run'
import { parseOptionValues } from '../command-line/parse-options'
import { headersOf, type Trust, TRUST_HELP, trustOf } from '../command-line/request-options'
import { httpUrl, siteUrl, TIMEOUT_HELP, timeoutMsOf } from '../command-line/site-options'
import type { Explanation } from './catalogue/area'

type Severity = Explanation['severity']

/** Options of a run. */
export type Options = {
  /** Root of the site, with a trailing slash. */
  url: URL | undefined
  /** Public folder on disk. */
  folder: string | undefined
  /** URL of the storage's bucket. */
  storage: URL | undefined
  json: boolean
  /** Headers of each request to the site. */
  headers: Record<string, string>
  /** Which certificates are accepted. */
  trust: Trust
  /** Least severity of a finding that fails the run. */
  failOn: Severity
  /** Time limit of each request. */
  timeoutMs: number
}

type Environment = Record<string, string | undefined>

/** Text for `--help` and for wrong usage. */
export const USAGE = `Checks an installation: the site over HTTP, the files on disk, or both. It changes nothing.

  npm run doctor -- --url https://music.example
  npm run doctor -- --path public

  --url <url>          root of the site
  --path <folder>      the site's public folder, which holds build/
  --storage <url>      URL of the S3 bucket, to check CORS for direct uploads
  --timeout <seconds>  ${TIMEOUT_HELP}
  --basic-auth <name>  environment variable with user:password, for a site behind a password
  --header <header>    header of each request to the site, such as "X-Preview: yes"; repeatable
  --ca <file>          ${TRUST_HELP.ca}
  --insecure           ${TRUST_HELP.insecure}
  --fail-on <severity> least severity that ends with 1: error, or warning by default
  --json               print the report as JSON
  --version            print the version of the doctor

Exit codes: 0 healthy, 1 findings of the severity of --fail-on, 2 wrong usage, 3 unreachable.`

/** Parses the command line. Throws for wrong usage. */
export function parseOptions(args: string[], env: Environment): Options {
  const text = { type: 'string' } as const
  const flag = { type: 'boolean' } as const
  const values = parseOptionValues(args, {
    url: text,
    path: text,
    storage: text,
    timeout: text,
    'basic-auth': text,
    header: { type: 'string', multiple: true },
    ca: text,
    insecure: flag,
    'fail-on': text,
    json: flag,
  })
  if (values.url === undefined && values.path === undefined) throw wrongUsage('--url or --path is missing')
  return {
    url: values.url === undefined ? undefined : new URL(siteUrl(values.url)),
    folder: values.path === undefined ? undefined : folderOf(values.path),
    storage: values.storage === undefined ? undefined : httpUrl('--storage', values.storage),
    json: values.json === true,
    headers: headersOf(values.header, values['basic-auth'], env),
    trust: trustOf(values.ca, values.insecure),
    failOn: severityOf(values['fail-on']),
    timeoutMs: timeoutMsOf(values.timeout),
  }
}

function severityOf(text = 'warning'): Severity {
  if (text !== 'error' && text !== 'warning') throw wrongUsage('--fail-on must be error or warning')
  return text
}

function folderOf(path: string): string {
  if (!statSync(path, { throwIfNoEntry: false })?.isDirectory()) throw wrongUsage(`--path: ${path} is not a folder`)
  return path
}
