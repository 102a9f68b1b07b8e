import { auth } from '@/contract/groups/auth'
import { bootstrap } from '@/contract/groups/bootstrap'
import { passwordConfirmation } from '@/contract/groups/password-confirmation'
import type { Account, Visit } from '@tests/contract/case'
import { createClient, type Client } from '@tests/contract/client'
import { sendOrThrow } from '@tests/contract/exchanges'

import { CannotRun } from '../command-line/cannot-run'
import { adaptToShop, sellsPlans } from './billing-cases'
import { chooseCases, type SelectedCase } from './choose-cases'
import { enter } from './enter'
import { explore } from './explore'
import { failWithContext, messageOf } from './fail-with-context'
import { markKnown, repairedOf } from './known-failures'
import type { Options } from './options'
import { adaptToRelease, recognizeRelease } from './recognize-release'
import { type Recorder, recordRequests, type Wait } from './record-requests'
import { type CaseResult, type KnownFailures, type Report, scrubbed } from './report'
import { runCase } from './run-case'
import { createScrubber, type Scrubber } from './scrub'
import { changedParts, type Snapshot, takeSnapshot } from './snapshot'

type Watch = {
  /** Stops the run after the current case. */
  signal?: AbortSignal | undefined
  /** Called with each result as soon as it is known. */
  onResult?: (result: CaseResult) => void
  /** Failures that don't fail the run. */
  known?: KnownFailures
  /** Waits as long as a busy site demands. */
  wait?: Wait | undefined
}

type SiteOptions = Options & { url: string }

/**
 * Runs the chosen cases one after another, restores what they change and compares what the account owns before and
 * after. Throws {@link CannotRun} before the first case.
 */
export async function runContract(
  options: SiteOptions,
  { signal, onResult, wait, known = new Set() }: Watch = {},
): Promise<Report> {
  const selectedCases = chooseCases(options)
  const scrubber = createScrubber()
  learnAccount(options.account, scrubber)
  const recorder = recordRequests(options, scrubber, wait)
  try {
    const { visitFor, found, failed, watcher, skip } = await openSite(options, recorder)
    const mayChange = options.mayWrite && !failed
    const snapshotOf = () => (mayChange && watcher ? takeSnapshot(watcher, found) : Promise.resolve({}))
    const before = await failWithContext(snapshotOf(), 'What the account owns cannot be read before the run')
    const results: CaseResult[] = []
    const keep = (result: CaseResult) => {
      const kept = markKnown(scrubbed(result, scrubber), known)
      results.push(kept)
      onResult?.(kept)
    }
    if (failed) keep(failed)
    const mustStop = () => signal?.aborted || (options.bail && results.at(-1)?.outcome === 'failed')
    for (const one of selectedCases.map(skip)) {
      if (mustStop()) break
      keep(await runCase(one, { visitFor, found, recorder }))
    }
    const leftovers = scrubbed(await leftoversOf(before, snapshotOf()), scrubber)
    return {
      url: options.url,
      results,
      leftovers,
      repaired: repairedOf(results, known),
      isInterrupted: signal?.aborted ?? false,
    }
  } catch (error) {
    throw error instanceof CannotRun ? new CannotRun(error.exitCode, scrubber.scrub(error.message)) : error
  }
}

function learnAccount(account: Account | undefined, scrubber: Scrubber): void {
  if (!account) return
  scrubber.add(`${account.email}:${account.password}`, 'credentials')
  scrubber.add(account.password, 'password')
  scrubber.add(account.email, 'email')
}

/** Lists the changes between two snapshots; a second one that fails leaves them unknown. */
const leftoversOf = (before: Snapshot, after: Promise<Snapshot>): Promise<string[]> =>
  after.then(
    (now) => changedParts(before, now).map((part) => `The run changed the account’s ${part}`),
    (error: unknown) => [`What the account owns cannot be read after the run: ${messageOf(error)}`],
  )

/**
 * Returns the filter that skips cases this site does not support. Throws unless the site responds with bootstrap data.
 */
async function recognizeSite(client: Client): Promise<(selectedCase: SelectedCase) => SelectedCase> {
  const response = await client.send(bootstrap.get)
  if (!response.ok) throw new Error(`${bootstrap.get.path} responded with status ${response.status}`)
  const body: unknown = await response.json()
  const releaseAdapter = adaptToRelease(recognizeRelease(body))
  const shopAdapter = adaptToShop(sellsPlans(body))
  return (selectedCase) => shopAdapter(releaseAdapter(selectedCase))
}

/** Signs in and explores the catalogue. */
async function openSite(options: SiteOptions, recorder: Recorder) {
  const { url, account } = options
  const open = () => createClient(url, { transport: recorder.transport })
  const skipMissing = await failWithContext(recognizeSite(open()), 'The site cannot be reached')
  const entered = account && (await enter(open(), account, options))
  const watcher = entered?.client
  const { found, failed, skipUnknown } = await explore(watcher ?? open(), recorder)
  const skip = (selectedCase: SelectedCase) => {
    const possible = skipUnknown(skipMissing(selectedCase))
    return entered ? entered.skipOthers(possible) : possible
  }
  const visits = new Map<string, Promise<Visit>>()
  async function openVisit({ exchange: { as, confirmed } }: SelectedCase): Promise<Visit> {
    const signedIn = as === 'free' ? account : undefined
    const client = open()
    if (signedIn) await client.signIn(signedIn)
    if (signedIn && confirmed)
      await sendOrThrow(client, passwordConfirmation.confirm, { body: { password: signedIn.password } })
    return { client, account: signedIn }
  }
  /** Shares visitors, since sign-ins are throttled; signing out needs a separate one. */
  function visitFor(selectedCase: SelectedCase): Promise<Visit> {
    const { as = 'guest', confirmed, endpoint, title } = selectedCase.exchange
    const key = endpoint === auth.logout ? title : `${as} ${confirmed}`
    const visit = visits.get(key) ?? openVisit(selectedCase)
    visits.set(key, visit)
    return visit
  }
  return { watcher, found, failed, visitFor, skip }
}
