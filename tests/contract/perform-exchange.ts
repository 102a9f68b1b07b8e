import type { Endpoint } from '@/contract/endpoint'
import type { LooseInput } from '@/contract/wire'

import type { Exchange, Visit } from './case'
import type { Client } from './client'
import type { Found } from './discover'
import { restores } from './restores'

/** Makes a call that must succeed. */
export async function demand(client: Client, endpoint: Endpoint, input?: LooseInput): Promise<void> {
  const { ok, status } = await client.send(endpoint, input)
  if (!ok) throw new Error(`${endpoint.path} answers ${status} where it must succeed`)
}

/** Whether a case changes something of the site’s that has to be given back. */
export const isKept = ({ writes, mockOnly }: Exchange): boolean => writes === true && mockOnly === undefined

/** Makes the case's call, with the calls that come before it. `giveBack` undoes what it has changed. */
export async function performExchange(exchange: Exchange, found: Found, visit: Visit) {
  const { endpoint, before = [], inputFor, forged } = exchange
  for (const step of before) await demand(visit.client, step)
  const input = await inputFor(found, visit)
  const undo = isKept(exchange) ? await restores.get(endpoint)?.(visit, input) : undefined
  const response = await visit.client.send(endpoint, input, { forged })
  const copy = response.clone()
  return { response, giveBack: async () => void (await undo?.(copy)) }
}
