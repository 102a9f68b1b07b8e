import { afterAll, beforeAll, describe, expect, it } from 'vitest'

import { auth } from '@/contract/auth'
import { bootstrap } from '@/contract/bootstrap'
import { passwordConfirmation } from '@/contract/password-confirmation'

import type { Account, Exchange, Visit } from './case'
import { type Client, createClient } from './client'
import { contractProblems } from './contract-problems'
import { type CatalogueIds, discoverCatalogue } from './discover-catalogue'
import { exchanges, performExchange, sendOrThrow } from './exchanges'
import { targetOf } from './target'

const target = targetOf(process.env)

/** Signs in. Throws when the target refuses to run the cases with this account. */
async function enter(client: Client, account: Account): Promise<void> {
  await client.signIn(account)
  const response = target.refuses && (await client.send(bootstrap.get))
  const { data } = response ? bootstrap.get.response.parse(await response.json()) : {}
  const refusal = target.refuses?.(data?.user?.permissions ?? [])
  if (refusal) throw new Error(refusal)
}

describe.each(target.sites)('$name', ({ open, isIsolating, includes = () => true }) => {
  let site: Awaited<ReturnType<typeof open>>
  let found: CatalogueIds
  const visits = new Map<string, Visit>()

  async function openVisit({ as = 'guest', confirmed, title }: Exchange): Promise<Visit> {
    const client = createClient(site.url, isIsolating ? { mock_world: encodeURIComponent(title) } : {})
    const account = target.accountOf(as)
    if (account) await enter(client, account)
    if (confirmed) await sendOrThrow(client, passwordConfirmation.confirm, { body: { password: account?.password } })
    return { client, account }
  }

  /** Visitor for a case, shared between cases where possible. The mock keeps a world for each value of its cookie. */
  async function visitFor(exchange: Exchange): Promise<Visit> {
    const { as = 'guest', confirmed, title, endpoint } = exchange
    const isIsolated = isIsolating || endpoint === auth.logout
    const key = isIsolated ? title : `${as}${confirmed ? ', confirmed' : ''}`
    const visit = visits.get(key) ?? (await openVisit(exchange))
    visits.set(key, visit)
    return visit
  }

  beforeAll(async () => {
    site = await open()
    found = await discoverCatalogue(createClient(site.url))
  })
  afterAll(() => site.close())

  it.each(exchanges.filter((exchange) => target.includes(exchange) && includes(exchange)))(
    'keeps the contract: $title → $status',
    async (exchange) => {
      const { response, restore } = await performExchange(exchange, found, await visitFor(exchange))
      const problems = await contractProblems(exchange.endpoint, exchange.status, response, target.accepts)
      await restore()
      expect(problems).toEqual([])
    },
  )
})
