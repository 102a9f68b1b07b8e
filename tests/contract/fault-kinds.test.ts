import { afterAll, beforeAll, describe, expect, it } from 'vitest'

import { contract } from '@/contract'
import type { Endpoint } from '@/contract/endpoint'
import { passwordConfirmation } from '@/contract/password-confirmation'
import { emptyBodies, type EmptyBody, type Fault } from '@mock/control/faults'

import type { Exchange } from './case'
import { createClient } from './client'
import { discoverCatalogue, type CatalogueIds } from './discover-catalogue'
import { exchanges } from './exchanges'
import { accountOf, sites } from './mock-sites'

const [typical] = sites

/** Status and text of each empty body on the wire. */
const WIRE: Record<EmptyBody, { status: number; text: string }> = {
  none: { status: 200, text: '' },
  null: { status: 200, text: 'null' },
  text: { status: 200, text: '""' },
  list: { status: 200, text: '[]' },
  noContent: { status: 204, text: '' },
}

/** Every writing endpoint, with a case of it that succeeds. */
const writes = Object.entries(contract).flatMap(([group, endpoints]) =>
  Object.entries(endpoints as Record<string, Endpoint>)
    .filter(([, { method }]) => method !== 'GET' && method !== 'HEAD')
    .map(([name, endpoint]) => ({
      name: `${group}.${name}`,
      endpoint,
      exchange: exchanges.find((one) => one.endpoint === endpoint && one.status < 300),
    })),
)

describe.each(writes)('fault kinds: $name', ({ name, endpoint, exchange }) => {
  it.each(emptyBodies)('applies the write and responds with the empty body “%s”', async (body) => {
    const response = await sendWithFault(exchange, { kind: 'empty', body, endpoint: name })
    expect(response.text).toBe(WIRE[body].text)
    if (body === 'noContent') expect(response.status).toBe(204)
    else expect(response.status).toBeLessThan(204)
  })

  it('applies the write and responds with a wrong shape', async () => {
    const { status, text } = await sendWithFault(exchange, { kind: 'wrongShape', endpoint: name })
    expect(status).toBeLessThan(300)
    // The format of a raw response is its protocol’s, not JSON.
    expect(endpoint.raw ?? !endpoint.response.safeParse(JSON.parse(text)).success).toBe(true)
  })
})

let site: { url: string; close: () => Promise<void> }
let found: CatalogueIds

beforeAll(async () => {
  if (!typical) throw new Error('The mock target has no site')
  site = await typical.open()
  found = await discoverCatalogue(createClient(site.url))
})
afterAll(() => site.close())

let worlds = 0

/** Sets a fault in a separate world of the mock, and sends the case's call there. */
async function sendWithFault(exchange: Exchange | undefined, fault: Fault): Promise<{ status: number; text: string }> {
  if (!exchange) throw new Error('The endpoint has no successful case')
  const { endpoint, as = 'guest', confirmed, before = [], inputFor } = exchange
  const world = `fault-${(worlds += 1)}`
  const client = createClient(site.url, { mock_world: world })
  const account = accountOf(as)
  if (account) await client.signIn(account)
  if (confirmed) await client.send(passwordConfirmation.confirm, { body: { password: account?.password } })
  for (const step of before) await client.send(step)
  const input = await inputFor(found, { client, account })
  const control = await fetch(`${site.url}mock/control`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json', Cookie: `mock_world=${world}` },
    body: JSON.stringify({ faults: [fault] }),
  })
  expect(control.status).toBe(200)
  const response = await client.send(endpoint, input)
  return { status: response.status, text: await response.text() }
}
