import { afterAll, beforeAll, describe, expect, it } from 'vitest'

import { permissionsOfRight } from '@mock/documented/documented'
import { mockBackend } from '@mock/node'

import type { Exchange } from '../case'
import { type CatalogueIds, discoverCatalogue } from '../discover-catalogue'
import { endpointOf, exchanges, isInDefault, sendOrThrow } from '../exchanges'
import { type Site, sites } from '../mock-sites'
import { openVisit } from '../open-visit'
import { documented } from './documented-groups'
import { requiredParameters, withoutParameter } from './without-parameter'

/** Each documented endpoint with its first case that succeeds. */
const rows = Object.entries(documented).flatMap(([name, row]) => {
  const exchange = exchanges.find((one) => endpointOf(one) === name && one.status < 300)
  return exchange ? [{ name, row, exchange }] : []
})

let site: Awaited<ReturnType<Site['open']>>
let found: CatalogueIds

async function openSite({ open }: Site) {
  site = await open()
  found = await discoverCatalogue(site.openClient('catalogue'))
}

/** Groups rows by the first of the sites that runs their cases: endpoints of newer releases exist only there. */
const bySite = <Row extends { exchange: Exchange }>(candidates: readonly Site[], all: readonly Row[]) =>
  candidates
    .map((one) => ({
      name: one.name,
      one,
      own: all.filter(({ exchange }) => candidates.find(({ includes }) => includes(exchange)) === one),
    }))
    .filter(({ own }) => own.length > 0)

let worlds = 0

/** Makes a case's calls up to its own in a fresh world, and returns its input. */
async function prepare(exchange: Exchange) {
  const { before = [], inputFor } = exchange
  const visit = await openVisit(site.openClient(`refusals-${(worlds += 1)}`), exchange)
  for (const step of before) await sendOrThrow(visit.client, step)
  return { client: visit.client, input: await inputFor(found, visit) }
}

const demands = rows.flatMap(({ name, row, exchange }) =>
  requiredParameters(row)
    // The client adds `paginate` to every list; without `returnContentOnly` the same path is channels.show.
    .filter(({ path }) => !['paginate', 'returnContentOnly'].includes(path))
    .map((parameter) => ({ call: `${name} without ${parameter.path}`, exchange, parameter })),
)

const readers = rows.filter(({ row }) => row.query?.['loader'])

type Caller = Pick<Exchange, 'as' | 'confirmed'>

/** How the mock refuses a caller without a right, and such a caller. */
const refusals: Record<string, { status: number; caller: (exchange: Exchange) => Caller }> = {
  guest: { status: 302, caller: () => ({ as: 'free' }) },
  'signed in': { status: 401, caller: () => ({}) },
  'confirmed password': { status: 423, caller: ({ as }) => ({ ...(as && { as }) }) },
}

const rights = rows.flatMap(({ name, row, exchange }) =>
  row.rights.flatMap((right) => {
    const refusal = refusals[right]
    return refusal ? [{ call: `${name} without the right "${right}"`, exchange, ...refusal }] : []
  }),
)

describe.each(bySite(sites, demands))('$name', ({ one, own }) => {
  beforeAll(() => openSite(one))
  afterAll(() => site.close())

  it.each(own)('refuses $call', async ({ exchange, parameter }) => {
    const { client, input } = await prepare(exchange)
    const { status } = await client.send(exchange.endpoint, withoutParameter(input, parameter))
    // The tus protocol has statuses for its headers, such as 412 without a version.
    expect(parameter.part === 'headers' ? status >= 400 : status === 422, `status ${status}`).toBe(true)
  })
})

describe.each(bySite(sites, rights))('$name', ({ one, own }) => {
  beforeAll(() => openSite(one))
  afterAll(() => site.close())

  it.each(own)('refuses $call', async ({ exchange, status, caller }) => {
    // Only the case's own caller can prepare the input, such as an upload.
    const { input } = await prepare(exchange)
    const { as, confirmed, ...rest } = exchange
    const { client } = await prepare({ ...rest, ...caller(exchange), before: [], inputFor: () => ({}) })
    expect((await client.send(exchange.endpoint, input)).status).toBe(status)
  })
})

describe.each(bySite(sites, readers))('$name', ({ one, own }) => {
  beforeAll(() => openSite(one))
  afterAll(() => site.close())

  it.each(own)('ignores an undocumented parameter of $name, as Laravel does', async ({ exchange }) => {
    const { client, input } = await prepare(exchange)
    expect((await client.send(exchange.endpoint, { ...input, query: { ...input.query, sort: 'name' } })).ok).toBe(true)
  })
})

const permissions = rows.flatMap(({ name, row, exchange }) =>
  row.rights.flatMap((right) => {
    const names = permissionsOfRight(right)
    return names.length > 0 ? [{ call: name, permission: names.join(' or '), names, exchange }] : []
  }),
)

// Only a mock in this process can change its roles.
const nodeSites = sites.filter(({ name }) => name.endsWith('in Node'))

describe.each(bySite(nodeSites, permissions))('$name', ({ one, own }) => {
  beforeAll(() => openSite(one))
  afterAll(() => site.close())

  it.each(own)('refuses $call when no role and no plan grants $permission', async ({ names, exchange }) => {
    const { client, input } = await prepare(exchange)
    const { roles, products, settings } = mockBackend.world.db
    // Newer releases redirect to the plans while billing is on, and a script sees the page at the end.
    if (!isInDefault(exchange)) settings.billing = { enable: false }
    const isOtherPermission = ({ name }: { name: string }) => ![...names, 'admin'].includes(name)
    for (const { id, permissions: granted } of roles.all())
      roles.update(id, { permissions: granted.filter(isOtherPermission) })
    for (const { id, permissions: granted } of products.all())
      products.update(id, { permissions: granted.filter(isOtherPermission) })
    expect((await client.send(exchange.endpoint, input)).status).toBe(403)
  })
})
