import { writeFileSync } from 'node:fs'

import { parseOwnData } from '@mock/state/own-data/own-data'
import type { SeedInput } from '@mock/state/own-data/seed-file'
import { createClient } from '@tests/contract/client'

import { accountOf } from '../command-line/account'
import { CannotRun, USAGE_EXIT, wrongUsage } from '../command-line/cannot-run'
import { parseOptionValues } from '../command-line/parse-options'
import { httpUrl, siteUrl, TIMEOUT_HELP, timeoutMsOf } from '../command-line/site-options'
import { ExitCode } from '../contract/exit-code'
import { recordRequests } from '../contract/record-requests'
import { createScrubber } from '../contract/scrub'
import { crawl } from './crawl'

const DEFAULT_FILE = 'recorded-site.json'
const DEFAULT_LIMIT = 50

const USAGE = `Records what a live backend shows on its home page, to use it as a scenario of the mock. It only reads.

  npm run mock -- --record https://music.example --out ${DEFAULT_FILE}
  npm start -- --seed ${DEFAULT_FILE}

  --record <url>        root of the site
  --out <file>          file to write, ${DEFAULT_FILE} by default
  --limit <number>      artists, albums and playlists to open, each; ${DEFAULT_LIMIT} by default
  --email <email>       account to sign in with, for a site that shows nothing to guests
  --password-env <VAR>  environment variable with the account's password
  --timeout <seconds>   ${TIMEOUT_HELP}

The file contains no people, secrets, pictures or media URLs.
Exit codes: 0 recorded, 2 wrong usage, 3 unreachable or sign-in failed.`

function optionsOf(args: string[], env: Record<string, string | undefined>) {
  const text = { type: 'string' } as const
  const options = { record: text, out: text, limit: text, email: text, 'password-env': text, timeout: text }
  const values = parseOptionValues(args, options)
  const limit = values.limit === undefined ? DEFAULT_LIMIT : Number(values.limit)
  if (!Number.isInteger(limit) || limit < 1) throw wrongUsage('--limit must be a whole number above 0')
  return {
    url: siteUrl(httpUrl('--record', values.record ?? '').href),
    account: accountOf(values.email, values['password-env'], env),
    file: values.out ?? DEFAULT_FILE,
    timeoutMs: timeoutMsOf(values.timeout),
    limit,
  }
}

type Process = { args: string[]; env: Record<string, string | undefined>; print: (line: string) => void }

async function record({ url, account, limit, timeoutMs }: ReturnType<typeof optionsOf>, print: Process['print']) {
  const scrubber = createScrubber()
  for (const secret of [account?.password, account?.email]) if (secret) scrubber.add(secret, 'account')
  scrubber.add(new URL(url).origin, 'site')
  const client = createClient(url, { transport: recordRequests({ timeoutMs }, scrubber).transport })
  try {
    if (account) await client.signIn(account)
    return await crawl(client, { limit, print, scrubber })
  } catch (error) {
    throw new CannotRun(ExitCode.Unreachable, scrubber.scrub(error instanceof Error ? error.message : String(error)))
  }
}

const summaryOf = (seed: SeedInput): string =>
  Object.entries(seed)
    .flatMap(([name, rows]) => (Array.isArray(rows) ? [`${rows.length} ${name}`] : []))
    .join(', ')

/** Performs the command and returns its exit code. */
export async function performRecord({ args, env, print }: Process): Promise<number> {
  if (args.includes('--help')) {
    print(USAGE)
    return ExitCode.Ok
  }
  try {
    const options = optionsOf(args, env)
    const seed = await record(options, print)
    // A file that --seed would refuse must not be written.
    parseOwnData(seed)
    writeFileSync(options.file, `${JSON.stringify(seed, null, 1)}\n`)
    print(`Wrote ${options.file}: ${summaryOf(seed)}. Start with it: npm start -- --seed ${options.file}`)
    return ExitCode.Ok
  } catch (error) {
    if (!(error instanceof CannotRun)) throw error
    print(error.message)
    if (error.exitCode === USAGE_EXIT) print('Add --help for the options.')
    return error.exitCode
  }
}
