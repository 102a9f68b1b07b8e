import type { Contract } from '@/contract'
import { HttpStatus } from '@/contract/machinery/http-status'
import type { Exchange } from '@tests/contract/case'
import { endpointOf, exchanges } from '@tests/contract/exchanges'

import { CannotRun } from '../command-line/cannot-run'
import { ExitCode } from './exit-code'
import type { Options } from './options'

/** A case, and why this run skips it. */
export type SelectedCase = { exchange: Exchange; skipped: string | undefined }

/** Name of a case's group: `playlists`. */
export const groupOf = (exchange: Exchange) => endpointOf(exchange).split('.')[0] as keyof Contract

/**
 * Selects the cases of `--only`, in the contract's order. Throws {@link CannotRun} when it names an endpoint whose
 * cases write, but the run may not.
 */
export function chooseCases(options: Pick<Options, 'only' | 'skip' | 'mayWrite' | 'account'>): SelectedCase[] {
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

const isNamed = (exchange: Exchange, names: readonly string[]): boolean =>
  [endpointOf(exchange), groupOf(exchange)].some((name) => names.includes(name))

function reasonToSkip(
  exchange: Exchange,
  { skip, mayWrite, account }: Pick<Options, 'skip' | 'mayWrite' | 'account'>,
): string | undefined {
  const { as = 'guest', mockOnly, writes, status } = exchange
  if (isNamed(exchange, skip)) return 'left out by --skip'
  if (mockOnly !== undefined) return mockOnly
  if (as !== 'guest' && as !== 'free') return `needs the account "${as}" of the mock`
  if (writes && !mayWrite) return NEEDS_WRITE
  // If the account had the permission after all, the write would change another user's data.
  if (writes && status === HttpStatus.Forbidden) return 'could change another user’s data'
  if (as === 'free' && !account) return 'needs an account: --email and --password-env'
  return undefined
}
