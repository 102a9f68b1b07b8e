import { bootstrap } from '@/contract/groups/bootstrap'
import { createClient, type Client } from '@tests/contract/client'
import { mustRestore } from '@tests/contract/exchanges'

import { type AccountName, namesIn } from './accounts/account-names'
import type { GivenAccounts } from './accounts/read-accounts'
import { type SignedInAccounts, signInAccounts } from './accounts/sign-in-accounts'
import { adaptToShop, sellsPlans } from './billing-cases'
import type { SelectedCase } from './choose-cases'
import { enter } from './enter'
import { explore } from './explore'
import { failWithContext } from './fail-with-context'
import type { Options } from './options'
import { adaptToRelease, recognizeRelease, siteVersionOf } from './recognize-release'
import type { Recorder } from './record-requests'
import { createVisits } from './visits'

/** Options of a run against a site. */
export type SiteOptions = Options & { url: string }

/**
 * Recognizes the release, and returns it with the filter that skips cases this site does not support. Throws unless the
 * site responds with bootstrap data.
 */
async function recognizeSite(client: Client) {
  const response = await client.send(bootstrap.get)
  if (!response.ok) throw new Error(`${bootstrap.get.path} responded with status ${response.status}`)
  const body: unknown = await response.json()
  const release = recognizeRelease(body)
  const releaseAdapter = adaptToRelease(release)
  const shopAdapter = adaptToShop(sellsPlans(body))
  const skipMissing = (selectedCase: SelectedCase) => shopAdapter(releaseAdapter(selectedCase))
  return { release, siteVersion: siteVersionOf(body), skipMissing }
}

/** Accounts that the chosen cases need: others are not signed in. */
function neededAccounts(accounts: GivenAccounts, selectedCases: readonly SelectedCase[]): GivenAccounts {
  const names = selectedCases.flatMap(({ exchange, skipped }) => (skipped === undefined ? namesIn(exchange.needs) : []))
  return new Map([...accounts].filter(([name]) => names.includes(name)))
}

/** Signs all accounts in and explores the catalogue. Throws when a sign-in fails. */
export async function openSite(options: SiteOptions, selectedCases: readonly SelectedCase[], recorder: Recorder) {
  const { url, account } = options
  const open = () => createClient(url, { transport: recorder.transport })
  const { skipMissing, ...recognized } = await failWithContext(recognizeSite(open()), 'The site cannot be reached')
  const entered = account && (await enter(open(), account, options))
  const accounts = await signInAccounts(neededAccounts(options.accounts, selectedCases), open)
  const { found, failed, skipUnknown } = await explore(entered?.client ?? open(), recorder)
  const skip = (selectedCase: SelectedCase) => {
    const possible = skipUnknown(skipMissing(selectedCase))
    return entered ? entered.skipOthers(possible) : possible
  }
  const owners = [
    ...(entered ? [{ name: undefined, client: entered.client }] : []),
    ...writersOf(accounts, selectedCases),
  ]
  return {
    ...recognized,
    owners,
    found,
    failed,
    visitFor: createVisits({ open, account: entered?.person, accounts }),
    skip,
  }
}

/** Accounts of the file that write. */
const writersOf = (accounts: SignedInAccounts, selectedCases: readonly SelectedCase[]) =>
  [...accounts].flatMap(([name, { client }]) =>
    selectedCases.some(
      ({ exchange, skipped }) => exchange.as === name && skipped === undefined && mustRestore(exchange),
    ) && !CALL_NOTHING.includes(name)
      ? { name, client }
      : [],
  )

/** Accounts whose every call is refused, so that they own nothing to compare. */
const CALL_NOTHING: readonly AccountName[] = ['banned', 'unverified']
