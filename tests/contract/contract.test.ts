import { afterAll, beforeAll, describe, expect, it } from 'vitest'

import { passwordConfirmation } from '@/contract/password-confirmation'

import type { Exchange, Visit } from './case'
import { createClient } from './client'
import { contractProblems } from './contract-problems'
import { type CatalogueIds, discoverCatalogue } from './discover-catalogue'
import { exchanges, performExchange, sendOrThrow } from './exchanges'
import { accountOf, sites } from './mock-sites'

describe.each(sites)('$name', ({ open, includes = () => true }) => {
  let site: Awaited<ReturnType<typeof open>>
  let found: CatalogueIds

  /** Opens a visit in a fresh world: the mock keeps one for each value of its cookie. */
  async function openVisit({ as = 'guest', confirmed, title }: Exchange): Promise<Visit> {
    const client = createClient(site.url, { mock_world: encodeURIComponent(title) })
    const account = accountOf(as)
    if (account) await client.signIn(account)
    if (confirmed) await sendOrThrow(client, passwordConfirmation.confirm, { body: { password: account?.password } })
    return { client, account }
  }

  beforeAll(async () => {
    site = await open()
    found = await discoverCatalogue(createClient(site.url))
  })
  afterAll(() => site.close())

  it.each(exchanges.filter(includes))('keeps the contract: $title → $status', async (exchange) => {
    const { response, restore } = await performExchange(exchange, found, await openVisit(exchange))
    const problems = await contractProblems(exchange.endpoint, exchange.status, response)
    await restore()
    expect(problems).toEqual([])
  })
})
