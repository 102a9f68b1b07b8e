import { contract } from '@/contract'
import type { Endpoint } from '@/contract/machinery/endpoint'
import { isRedirect } from '@/contract/machinery/http-status'
import type { LooseInput } from '@/contract/machinery/wire'
import { missingEndpoints } from '@mock/rules/releases/missing-endpoints'
import { DEFAULT_RELEASE, type Release, releaseNames } from '@mock/state/parts/release'

import type { Exchange, LooseCase, Visit } from './case'
import { cases } from './cases'
import { refusals } from './cases/refusals'
import type { Client } from './client'
import type { CatalogueIds } from './discover-catalogue'
import { restoreSteps } from './restore-steps'
import { withoutRight } from './without-right'

const toExchange = (title: string, endpoint: Endpoint, { input, ...rest }: LooseCase): Exchange => ({
  ...(rest.lacksRight && withoutRight(title, endpoint)),
  ...rest,
  title: `${title}: ${rest.name}`,
  endpoint,
  inputFor: (found, visit) => (typeof input === 'function' ? input(found, visit) : (input ?? {})),
})

/** Every case of every endpoint, in the contract's order. */
export const exchanges: Exchange[] = Object.entries(contract).flatMap(([group, endpoints]) =>
  Object.entries(endpoints).flatMap(([name, endpoint]: [string, Endpoint]) => {
    const list = (cases as unknown as Record<string, { cases: Record<string, LooseCase[]> }>)[group]?.cases[name] ?? []
    const title = `${group}.${name}`
    return [...list, ...(refusals[title] ?? [])].map((item) => toExchange(title, endpoint, item))
  }),
)

/** Name of a case's endpoint: `playlists.create`. */
export const endpointOf = ({ title }: Pick<Exchange, 'title'>): string => title.split(':')[0] ?? ''

/** Whether the mock has the case's endpoint in this release. */
export const isIn = (release: Release, exchange: Exchange): boolean =>
  !missingEndpoints(release).includes(endpointOf(exchange))

/** Whether the mock has the case's endpoint without a choice of release. */
export const isInDefault = (exchange: Exchange): boolean => isIn(DEFAULT_RELEASE, exchange)

/** The first release that has the case's endpoint; the mock's own if it does. */
export const releaseOf = (exchange: Exchange): Release =>
  [DEFAULT_RELEASE, ...releaseNames].find((release) => isIn(release, exchange)) ?? DEFAULT_RELEASE

/** Scripts see the page at the end of a redirect, and a mock inside Node or a browser serves no pages. */
export const needsNoPage = ({ opensPage, status }: Exchange): boolean => opensPage !== true && !isRedirect(status)

/** Sends a call. Throws unless it succeeds. */
export async function sendOrThrow(client: Client, endpoint: Endpoint, input?: LooseInput): Promise<void> {
  const { ok, status } = await client.send(endpoint, input)
  if (!ok) throw new Error(`${endpoint.path} responded with status ${status}, but must succeed`)
}

/** Whether a case changes data of the site that has to be restored. */
export const mustRestore = ({ writes, mockOnly }: Exchange): boolean => writes === true && mockOnly === undefined

/** Makes the case's call, with `input`, after the calls that it needs. `restore` undoes its changes. */
export async function performExchange(exchange: Exchange, found: CatalogueIds, visit: Visit) {
  const { endpoint, before = [], inputFor, forged } = exchange
  for (const step of before) await sendOrThrow(visit.client, step)
  const input = await inputFor(found, visit)
  const undo = mustRestore(exchange) ? await restoreSteps.get(endpoint)?.(visit, input) : undefined
  const response = await visit.client.send(endpoint, input, { forged })
  const copy = response.clone()
  return { response, input, restore: async () => void (await undo?.(copy)) }
}
