import { afterAll, beforeAll, describe, expect, it } from 'vitest'

import { contractProblems } from './contract-problems'
import { type CatalogueIds, discoverCatalogue } from './discover-catalogue'
import { exchanges, performExchange } from './exchanges'
import { sites } from './mock-sites'
import { openVisit } from './open-visit'

describe.each(sites)('$name', ({ open, includes }) => {
  let site: Awaited<ReturnType<typeof open>>
  let found: CatalogueIds

  beforeAll(async () => {
    site = await open()
    found = await discoverCatalogue(site.openClient('catalogue'))
  })
  afterAll(() => site.close())

  it.each(exchanges.filter(includes))('keeps the contract: $title → $status', async (exchange) => {
    const { response, restore } = await performExchange(
      exchange,
      found,
      await openVisit(site.openClient(exchange.title), exchange),
    )
    const problems = await contractProblems(exchange.endpoint, exchange.status, response)
    await restore()
    expect(problems).toEqual([])
  })
})
