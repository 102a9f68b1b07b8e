import { CannotRun } from '../command-line/cannot-run'
import type { GivenAccount } from './accounts/read-accounts'
import { chooseCases } from './choose-cases'
import { failWithContext, messageOf } from './fail-with-context'
import { markKnown, repairedOf } from './known-failures'
import { openSite, type SiteOptions } from './open-site'
import type { Options } from './options'
import { recordRequests, type Wait } from './record-requests'
import { type CaseResult, type KnownFailures, type Report, scrubbed, shortened } from './report'
import { runCase } from './run-case'
import { createScrubber, type Scrubber } from './scrub'
import { changedParts, type Snapshot, takeSnapshots } from './snapshot'

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

/**
 * Runs the chosen cases one after another, restores what they change and compares what the account owns before and
 * after. Throws {@link CannotRun} before the first case.
 */
export async function runContract(
  options: SiteOptions,
  { signal, onResult, wait, known = new Set() }: Watch = {},
): Promise<Report> {
  const startedAt = Date.now()
  const selectedCases = chooseCases(options)
  const scrubber = createScrubber()
  learnAccounts(options, scrubber)
  const recorder = recordRequests(options, scrubber, wait)
  try {
    const { release, siteVersion, visitFor, found, failed, owners, skip } = await openSite(
      options,
      selectedCases,
      recorder,
    )
    const mayChange = options.mayWrite && !failed
    const snapshotOf = () => takeSnapshots(mayChange ? owners : [], found)
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
      run: {
        startedAt,
        durationMs: Date.now() - startedAt,
        release,
        siteVersion,
        options: scrubbed(options.used, scrubber),
      },
      results,
      leftovers,
      repaired: repairedOf(results, known),
      isInterrupted: signal?.aborted ?? false,
    }
  } catch (error) {
    throw error instanceof CannotRun ? new CannotRun(error.exitCode, scrubber.scrub(error.message)) : error
  }
}

function learnAccounts({ account, accounts }: Options, scrubber: Scrubber): void {
  for (const { email, password, secret = '' } of [
    ...(account ? [account] : []),
    ...accounts.values(),
  ] as GivenAccount[]) {
    scrubber.add(`${email}:${password}`, 'credentials')
    scrubber.add(password, 'password')
    scrubber.add(email, 'email')
    scrubber.add(secret, 'secret')
  }
}

/** Lists the changes between two snapshots; a second one that fails leaves them unknown. */
const leftoversOf = (before: Snapshot, after: Promise<Snapshot>): Promise<string[]> =>
  after.then(
    (now) => changedParts(before, now).map((part) => `The run changed the account’s ${part}`),
    (error: unknown) => [shortened(`What the account owns cannot be read after the run: ${messageOf(error)}`)],
  )
