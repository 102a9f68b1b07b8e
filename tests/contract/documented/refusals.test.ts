import { afterAll, beforeAll, describe, expect, it } from 'vitest'

import { passwordConfirmation } from '@/contract/password-confirmation'
import type { LooseInput } from '@/contract/wire'
import { documented } from '@mock/documented'
import type { PersonaKey } from '@mock/scenarios/personas'
import { createWorld } from '@mock/world'

import type { Exchange, Visit } from '../case'
import { createClient, type Transport } from '../client'
import { type CatalogueIds, discoverCatalogue } from '../discover-catalogue'
import { endpointNameOf, exchanges, sendOrThrow } from '../exchanges'
import { accountOf, sites } from '../mock-sites'
import { inProcess } from './in-process'
import { requiredParameters, withoutParameter } from './without-parameter'

/** Each documented endpoint with its first case that succeeds. */
const rows = Object.entries(documented).flatMap(([name, row]) => {
  const exchange = exchanges.find((one) => endpointNameOf(one) === name && one.status < 300)
  return exchange ? [{ name, row, exchange }] : []
})

let site: { url: string; close: () => Promise<void> }
let found: CatalogueIds

beforeAll(async () => {
  const [typical] = sites
  if (!typical) throw new Error('There is no mock to test')
  site = await typical.open()
  found = await discoverCatalogue(createClient(site.url))
})
afterAll(() => site.close())

let worlds = 0

type Caller = { as?: PersonaKey | undefined; confirmed?: true | undefined }

/** Makes a case's calls up to its own in a fresh world, and returns its input. */
async function prepare({ before = [], inputFor }: Exchange, { as = 'guest', confirmed }: Caller) {
  const client = createClient(site.url, { mock_world: `refusals-${(worlds += 1)}` })
  const visit: Visit = { client, account: accountOf(as) }
  if (visit.account) await client.signIn(visit.account)
  if (confirmed)
    await sendOrThrow(client, passwordConfirmation.confirm, { body: { password: visit.account?.password } })
  for (const step of before) await sendOrThrow(client, step)
  return { client, input: await inputFor(found, visit) }
}

const demands = rows.flatMap(({ name, row, exchange }) =>
  requiredParameters(row)
    // The client adds `paginate` to every list; without `returnContentOnly` the same path is channels.show.
    .filter(({ path }) => !['paginate', 'returnContentOnly'].includes(path))
    .map((parameter) => ({ call: `${name} without ${parameter.path}`, exchange, parameter })),
)

describe('required parameters', () => {
  it.each(demands)('refuses $call', async ({ exchange, parameter }) => {
    const { client, input } = await prepare(exchange, exchange)
    const { status } = await client.send(exchange.endpoint, withoutParameter(input, parameter))
    // The tus protocol has statuses for its headers, such as 412 without a version.
    expect(parameter.part === 'headers' ? status >= 400 : status === 422, `status ${status}`).toBe(true)
  })
})

describe('undocumented parameters', () => {
  it('ignores them, as Laravel does', async () => {
    const { client } = await prepare({ inputFor: () => ({}) } as unknown as Exchange, {})
    const { endpoint, inputFor } = exchanges.find((exchange) => endpointNameOf(exchange) === 'albums.show') as Exchange
    const input = await inputFor(found, { client, account: undefined })
    expect((await client.send(endpoint, { ...input, query: { ...input.query, sort: 'name' } })).status).toBe(200)
  })
})

/** Statuses with which the mock refuses a caller without a right. */
const REFUSALS = { guest: 302, 'signed in': 401, 'confirmed password': 423 } as const

/** The same caller without a right. */
const lacking = ({ as, confirmed }: Exchange, right: keyof typeof REFUSALS): Caller =>
  right === 'guest'
    ? { as: 'free' }
    : right === 'signed in'
      ? {}
      : { as, ...(right !== 'confirmed password' && { confirmed }) }

const rights = rows.flatMap(({ name, row, exchange }) =>
  row.rights.flatMap((right) =>
    Object.hasOwn(REFUSALS, right)
      ? [{ call: `${name} without the right "${right}"`, exchange, right: right as keyof typeof REFUSALS }]
      : [],
  ),
)

describe('rights', () => {
  it.each(rights)('refuses $call', async ({ exchange, right }) => {
    // Only the case's own caller can prepare the input, such as an upload.
    const { input } = await prepare(exchange, exchange)
    const { client } = await prepare({ ...exchange, before: [], inputFor: () => ({}) }, lacking(exchange, right))
    expect((await client.send(exchange.endpoint, input)).status).toBe(REFUSALS[right])
  })
})

const permissions = rows.flatMap(({ name, row, exchange }) =>
  row.rights.flatMap((right) => {
    const [, permission] = /^permission (.+)$/.exec(right) ?? []
    return permission ? [{ name, permission, exchange }] : []
  }),
)

describe('permissions', () => {
  let transport: Transport
  const world = createWorld()

  /** Sends the case's call in a world where no role has the permission. */
  async function statusWithout(permission: string, { as = 'guest', endpoint, inputFor }: Exchange): Promise<number> {
    const client = createClient('http://mock.test/', {}, transport)
    const account = accountOf(as)
    if (account) await client.signIn(account)
    const input: LooseInput = await inputFor(found, { client, account })
    const roles = world.db.roles.all().map(({ id, permissions: granted }) => ({ id, granted }))
    for (const { id, granted } of roles)
      world.db.roles.update(id, { permissions: granted.filter(({ name }) => ![permission, 'admin'].includes(name)) })
    const { status } = await client.send(endpoint, input)
    for (const { id, granted } of roles) world.db.roles.update(id, { permissions: granted })
    return status
  }

  beforeAll(() => {
    transport = inProcess(world)
  })

  it.each(permissions)('refuses $name without $permission', async ({ permission, exchange }) => {
    expect(await statusWithout(permission, exchange)).toBe(403)
  })
})
