import type { Endpoint } from '@/contract/machinery/endpoint'
import type { LooseInput } from '@/contract/machinery/wire'
import type { PersonaKey } from '@mock/state/seeds/personas'

import { type Exchange, MISSING_ID } from '../case'
import type { CatalogueIds } from '../discover-catalogue'
import { endpointOf, exchanges, performExchange, releaseOf } from '../exchanges'
import type { MutableMock } from './mutable-mock'

/** Responses of the intact mock at an endpoint. */
export type Observation = {
  name: string
  endpoint: Endpoint
  /** The endpoint's first successful case, and what it sent. */
  exchange: Exchange
  input: LooseInput
  /** The response of the endpoint's first successful case. */
  success: { status: number; headers: Headers; body: ArrayBuffer; text: string }
  /** Statuses with which the endpoint refuses calls that lack a right, a row or input. */
  refusals: number[]
}

/** Personas whose rights differ from each other's. */
const OTHERS: readonly PersonaKey[] = ['child', 'subscriber', 'free']

/** The refusals that follow from a caller's missing right, a missing row or missing input. */
const PROBED_STATUSES = new Set([302, 401, 403, 404, 422, 423])

type Probe = { caller: Pick<Exchange, 'as' | 'confirmed'>; input: LooseInput }

/** Callers and inputs that the endpoint may refuse, made of its successful call. */
function probesOf({ endpoint, as = 'guest', confirmed }: Exchange, input: LooseInput): Probe[] {
  const caller = { as, ...(confirmed && { confirmed }) }
  const missing = Object.fromEntries(Object.keys(input.params ?? {}).map((name) => [name, MISSING_ID]))
  const empty = endpoint.multipart ? new FormData() : {}
  return [
    { caller: { as: 'guest' }, input },
    ...(confirmed ? [{ caller: { as }, input }] : []),
    ...(input.params ? [{ caller, input: { ...input, params: missing } }] : []),
    ...(endpoint.body && !endpoint.raw ? [{ caller, input: { ...input, body: empty } }] : []),
    // Last, since other callers may be allowed and change the rows.
    ...OTHERS.filter((other) => other !== as).map((other) => ({ caller: { ...caller, as: other }, input })),
  ]
}

async function refusalsOf(mock: MutableMock, exchange: Exchange, input: LooseInput): Promise<number[]> {
  const statuses = new Set<number>()
  mock.openVisit({}, { release: releaseOf(exchange) })
  for (const { caller, input: sent } of probesOf(exchange, input)) {
    const { client } = mock.joinVisit(caller)
    const { status } = await client.send(exchange.endpoint, sent)
    if (PROBED_STATUSES.has(status)) statuses.add(status)
  }
  return [...statuses].toSorted((a, b) => a - b)
}

async function observe(mock: MutableMock, exchange: Exchange, found: CatalogueIds): Promise<Observation> {
  const visit = mock.openVisit(exchange, { release: releaseOf(exchange) })
  let input: LooseInput = {}
  const inputFor: Exchange['inputFor'] = async (...from) => (input = await exchange.inputFor(...from))
  const { response } = await performExchange({ ...exchange, inputFor }, found, visit)
  const { status, headers } = response
  const body = await response.arrayBuffer()
  const text = new TextDecoder().decode(body)
  const refusals = await refusalsOf(mock, exchange, input)
  return {
    name: endpointOf(exchange),
    endpoint: exchange.endpoint,
    exchange,
    input,
    success: { status, headers, body, text },
    refusals,
  }
}

/** Observes every endpoint of the intact mock, in the contract's order. */
export async function observeMock(mock: MutableMock, found: CatalogueIds): Promise<Observation[]> {
  const observations: Observation[] = []
  const seen = new Set<string>()
  for (const exchange of exchanges) {
    if (exchange.status >= 300 || seen.has(endpointOf(exchange))) continue
    seen.add(endpointOf(exchange))
    observations.push(await observe(mock, exchange, found))
  }
  return observations
}
