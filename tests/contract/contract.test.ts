import { afterAll, beforeAll, describe, expect, it } from 'vitest'

import { auth } from '@/contract/auth'

import { createClient } from './client'
import type { Client } from './client'
import { discover } from './discover'
import type { Found } from './discover'
import { exchanges } from './exchanges'
import type { Exchange } from './exchanges'
import { targetOf } from './target'
import { verdict } from './verdict'

const target = targetOf(process.env)

describe.each(target.sites)('$name keeps the contract', ({ open, isIsolating }) => {
  let site: Awaited<ReturnType<typeof open>>
  let found: Found
  const clients = new Map<string, Client>()

  /** Who sends the case's call. The mock keeps a world for every value of its cookie. */
  async function clientFor({ as = 'guest', title, endpoint }: Exchange): Promise<Client> {
    const key = isIsolating || endpoint === auth.logout ? title : as
    const known = clients.get(key)
    if (known) return known
    const client = createClient(site.url, isIsolating ? { mock_world: encodeURIComponent(title) } : {})
    const account = target.accountOf(as)
    if (account) await client.signIn(account)
    clients.set(key, client)
    return client
  }

  beforeAll(async () => {
    site = await open()
    found = await discover(createClient(site.url))
  })
  afterAll(() => site.close())

  it.each(exchanges.filter(target.takes))('$title → $status', async (exchange) => {
    const { endpoint, inputFor, status, forged } = exchange
    const client = await clientFor(exchange)
    const response = await client.send(endpoint, inputFor(found), { forged })
    expect(await verdict(endpoint, status, response)).toEqual([])
  })
})
