import type { Contract } from '@/contract'
import { HttpStatus } from '@/contract/machinery/http-status'
import type { PersonaKey } from '@mock/state/seeds/personas'
import type { Exchange } from '@tests/contract/case'
import { endpointOf, exchanges } from '@tests/contract/exchanges'

import { CannotRun } from '../command-line/cannot-run'
import { namesIn } from './accounts/account-names'
import { ExitCode } from './exit-code'
import type { Options } from './options'

/** A case, and why this run skips it. */
export type SelectedCase = { exchange: Exchange; skipped: string | undefined }

/** Name of a case's group: `playlists`. */
export const groupOf = (exchange: Exchange) => endpointOf(exchange).split('.')[0] as keyof Contract

type Choice = Pick<Options, 'only' | 'skip' | 'mayWrite' | 'account'> & Partial<Pick<Options, 'accounts'>>

/**
 * Selects the cases of `--only`, in the contract's order. Throws {@link CannotRun} when it names an endpoint whose
 * cases write, but the run may not.
 */
export function chooseCases(options: Choice): SelectedCase[] {
  const { only } = options
  const selectedCases = exchanges
    .filter((exchange) => only.length === 0 || isNamed(exchange, only))
    .map((exchange) => ({ exchange, skipped: reasonToSkip(exchange, options) }))
  const refused = selectedCases.find(
    ({ exchange, skipped }) => skipped === NEEDS_WRITE && only.includes(endpointOf(exchange)),
  )
  if (refused)
    throw new CannotRun(ExitCode.Refused, `${endpointOf(refused.exchange)} writes to the site: add --write to allow it`)
  return selectedCases
}

const NEEDS_WRITE = 'writes: needs --write'

const NEEDS_ACCOUNTS = 'needs --accounts with '

/** Whether a case was skipped only because the run has no account for it. */
export const isMissingAccounts = (reason: string | undefined): boolean => reason?.startsWith(NEEDS_ACCOUNTS) === true

const isNamed = (exchange: Exchange, names: readonly string[]): boolean =>
  [endpointOf(exchange), groupOf(exchange)].some((name) => names.includes(name))

function reasonToSkip(exchange: Exchange, { skip, mayWrite, ...given }: Omit<Choice, 'only'>): string | undefined {
  const { as = 'guest', mockOnly, needs, writes, status } = exchange
  if (isNamed(exchange, skip)) return 'left out by --skip'
  if (mockOnly !== undefined) return mockOnly
  if (writes && !mayWrite) return NEEDS_WRITE
  // If the account had the permission after all, the write would change another user's data.
  if (writes && status === HttpStatus.Forbidden && !needs) return 'could change another user’s data'
  return whyNoAccount([as, ...(needs ?? [])], given)
}

/** Returns which accounts the run lacks for a case of these personas; undefined when it has them all. */
function whyNoAccount(
  personas: readonly PersonaKey[],
  { account, accounts = new Map() }: Pick<Choice, 'account' | 'accounts'>,
): string | undefined {
  if (personas.includes('free') && !account) return 'needs an account: --email and --password-env'
  const missing = [...new Set(namesIn(personas))].filter((name) => !accounts.has(name))
  return missing.length === 0 ? undefined : NEEDS_ACCOUNTS + missing.join(' and ')
}
