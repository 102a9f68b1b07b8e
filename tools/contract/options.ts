import type { Account } from '@tests/contract/case'
import { exchanges } from '@tests/contract/exchanges'

import { accountOf } from '../command-line/account'
import { wrongUsage } from '../command-line/cannot-run'
import { parseOptionValues } from '../command-line/parse-options'
import { headersOf, retriesOf, type Trust, TRUST_HELP, trustOf } from '../command-line/request-options'
import { siteUrl, TIMEOUT_HELP, timeoutMsOf } from '../command-line/site-options'
import { type GivenAccounts, readAccounts } from './accounts/read-accounts'

/** Options of a run: site, account, cases and reports. */
export type Options = {
  /** Root of the site; undefined only when the cases are listed. */
  url: string | undefined
  account: Account | undefined
  /** Further accounts, which play personas. */
  accounts: GivenAccounts
  /** Groups or endpoints to run, such as `playlists` or `playlists.create`; empty for all. */
  only: string[]
  /** Groups or endpoints that this run leaves out. */
  skip: string[]
  mayWrite: boolean
  /** Whether the account may be an administrator although the run writes. */
  mayBeAdmin: boolean
  list: boolean
  /** Stops at the first failure. */
  bail: boolean
  /** Time limit of each request. */
  timeoutMs: number
  /** How often a reading request is repeated after a network error. */
  retries: number
  /** Headers of each request, with the credentials of `--basic-auth`. */
  headers: Record<string, string>
  /** Which certificates are accepted. */
  trust: Trust
  /** File that lists the failures of an unfinished backend. */
  knownFailures: string | undefined
  /** Whether the run writes that file. */
  mayWriteKnownFailures: boolean
  /** Options as they were given, without secrets. */
  used: readonly string[]
  reports: { junit?: string | undefined; html?: string | undefined; json?: string | undefined }
}

/** Text for `--help` and for wrong usage. */
export const USAGE = `Runs the contract cases against a live backend. It only reads unless --write is given.

  npm run contract -- --url https://music.example --email qa@music.example --password-env QA_PASSWORD

  --url <url>           root of the site
  --email <email>       account to sign in with; without one, only guest cases run
  --password-env <VAR>  environment variable with the account's password
  --accounts <file>     JSON file with further accounts, for cases of parents, children, administrators and others
  --write               also run cases that write; the run restores what it changes, and checks that it did
  --admin               allow --write with an administrator's account
  --only <name,...>     run some groups or endpoints: playlists, albums.show
  --skip <name,...>     leave some groups or endpoints out
  --known-failures <file>   failures listed in this JSON file don't count; repaired ones are named
  --write-known-failures    write the failures of this run into that file
  --list                list the cases without running them
  --bail                stop at the first failure
  --timeout <seconds>   ${TIMEOUT_HELP}
  --retry <number>      how often a reading request is repeated after a network error, 1 by default
  --header <Name: value>    send a header with each request; may be given more than once
  --basic-auth <VAR>    environment variable with user:password, for a site behind a password
  --ca <file>           ${TRUST_HELP.ca}
  --insecure            ${TRUST_HELP.insecure}
  --junit <file>        write a JUnit report
  --html <file>         write a report to read in a browser
  --json <file>         write a report to process
  --version             print the version of the contract

Exit codes: 0 contract kept, 1 contract broken, 2 wrong usage, 3 unreachable or sign-in failed, 4 refused for safety.`

/** Parses the command line. Throws an error with the exit code for wrong usage. */
export function parseOptions(args: string[], env: Record<string, string | undefined>): Options {
  const values = valuesOf(args)
  const list = values.list === true
  return {
    url: list && values.url === undefined ? undefined : siteUrl(values.url),
    account: accountOf(values.email, values['password-env'], env),
    accounts: values.accounts === undefined ? new Map() : readAccounts(values.accounts, env),
    only: knownNames('--only', values.only ?? []),
    skip: knownNames('--skip', values.skip ?? []),
    mayWrite: values.write === true,
    mayBeAdmin: values.admin === true,
    list,
    bail: values.bail === true,
    timeoutMs: timeoutMsOf(values.timeout),
    retries: retriesOf(values.retry),
    headers: headersOf(values.header, values['basic-auth'], env),
    trust: trustOf(values.ca, values.insecure),
    ...knownFailuresOf(values['known-failures'], values['write-known-failures'] === true),
    used: usedOptions(values),
    reports: { junit: values.junit, html: values.html, json: values.json },
  }
}

function valuesOf(args: string[]) {
  const text = { type: 'string' } as const
  const flag = { type: 'boolean' } as const
  return parseOptionValues(args, {
    url: text,
    email: text,
    'password-env': text,
    accounts: text,
    only: { ...text, multiple: true },
    skip: { ...text, multiple: true },
    'known-failures': text,
    'write-known-failures': flag,
    timeout: text,
    retry: text,
    header: { ...text, multiple: true },
    'basic-auth': text,
    ca: text,
    insecure: flag,
    junit: text,
    html: text,
    json: text,
    write: flag,
    admin: flag,
    list: flag,
    bail: flag,
  })
}

/** Options whose values reports leave out, in whole or in part. */
const MASKS: Record<string, (value: string) => string> = {
  email: () => '<email>',
  header: (value) => `${value.split(':')[0] ?? ''}: <value>`,
}

/** Lists options as they were given, such as `--only genres`. Environment variables are only named. */
const usedOptions = (values: Record<string, string | boolean | string[] | undefined>): string[] =>
  Object.entries(values).flatMap(([name, value]) => {
    if (value === undefined || name === 'url') return []
    if (typeof value === 'boolean') return [`--${name}`]
    return [value].flat().map((one) => `--${name} ${MASKS[name]?.(one) ?? one}`)
  })

function knownFailuresOf(knownFailures: string | undefined, mayWriteKnownFailures: boolean) {
  if (mayWriteKnownFailures && knownFailures === undefined)
    throw wrongUsage('--write-known-failures needs --known-failures')
  return { knownFailures, mayWriteKnownFailures }
}

const endpointNames = [...new Set(exchanges.map(({ title }) => title.split(':')[0] ?? ''))]
const groupNames = [...new Set(endpointNames.map((name) => name.split('.')[0] ?? ''))]

function knownNames(option: '--only' | '--skip', values: string[]): string[] {
  const names = values.flatMap((value) => value.split(',')).filter(Boolean)
  const unknown = names.find((name) => ![...endpointNames, ...groupNames].includes(name))
  if (unknown !== undefined)
    throw wrongUsage(`${option}: there is no group or endpoint "${unknown}". The groups are ${groupNames.join(', ')}`)
  return names
}
