import { afterAll, beforeAll, describe, expect, it } from 'vitest'

import { contract } from '@/contract'
import type { Endpoint } from '@/contract/machinery/endpoint'
import { emptyBodies, type EmptyBody, type Fault } from '@mock/state/parts/faults'
import { releaseNames } from '@mock/state/parts/release'

import type { Exchange } from './case'
import { discoverCatalogue, type CatalogueIds } from './discover-catalogue'
import { exchanges, isIn } from './exchanges'
import { type Site, sites } from './mock-sites'
import { openVisit } from './open-visit'

const [typical] = sites

const JSON_TYPE = 'application/json'
/** Text and content type of each empty body on the wire. */
const WIRE: Record<EmptyBody, { text: string; type: string | null }> = {
  none: { text: '', type: 'text/html; charset=UTF-8' },
  null: { text: 'null', type: JSON_TYPE },
  text: { text: '""', type: JSON_TYPE },
  list: { text: '[]', type: JSON_TYPE },
  noContent: { text: '', type: null },
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
    expect(response).toMatchObject(WIRE[body])
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

let site: Awaited<ReturnType<Site['open']>>
let found: CatalogueIds

beforeAll(async () => {
  if (!typical) throw new Error('The mock target has no site')
  site = await typical.open()
  found = await discoverCatalogue(site.openClient('catalogue'))
})
afterAll(() => site.close())

let worlds = 0

/** Sets a fault in a separate world of the mock, and sends the case's call there, in a release that has it. */
async function sendWithFault(exchange: Exchange | undefined, fault: Fault) {
  if (!exchange) throw new Error('The endpoint has no successful case')
  const { endpoint, before = [], inputFor } = exchange
  const world = `fault-${(worlds += 1)}`
  const visit = await openVisit(site.openClient(world), exchange)
  const { client } = visit
  for (const step of before) await client.send(step)
  const input = await inputFor(found, visit)
  const control = await fetch(`${site.url}mock/control`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json', Cookie: `mock_world=${world}` },
    body: JSON.stringify({ faults: [fault], release: releaseNames.find((release) => isIn(release, exchange)) }),
  })
  expect(control.status).toBe(200)
  const response = await client.send(endpoint, input)
  return { status: response.status, text: await response.text(), type: response.headers.get('content-type') }
}
