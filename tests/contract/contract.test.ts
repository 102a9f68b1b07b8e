import { afterAll, beforeAll, describe, expect, it } from 'vitest'

import { auth } from '@/contract/auth'
import { bootstrap } from '@/contract/bootstrap'
import { passwordConfirmation } from '@/contract/password-confirmation'

import type { Account, Exchange, Visit } from './case'
import { createClient } from './client'
import type { Client } from './client'
import { discover } from './discover'
import type { Found } from './discover'
import { exchanges } from './exchanges'
import { demand, performExchange } from './perform-exchange'
import { targetOf } from './target'
import { verdict } from './verdict'

const target = targetOf(process.env)

/** Signs in. Throws where the target refuses an account that may do this much. */
async function enter(client: Client, account: Account): Promise<void> {
  await client.signIn(account)
  const response = target.refuses && (await client.send(bootstrap.get))
  const { data } = response ? bootstrap.get.response.parse(await response.json()) : {}
  const refusal = target.refuses?.(data?.user?.permissions ?? [])
  if (refusal) throw new Error(refusal)
}

describe.each(target.sites)('$name keeps the contract', ({ open, isIsolating, asks = () => true }) => {
  let site: Awaited<ReturnType<typeof open>>
  let found: Found
  const visits = new Map<string, Visit>()

  async function openVisit({ as = 'guest', confirmed, title }: Exchange): Promise<Visit> {
    const client = createClient(site.url, isIsolating ? { mock_world: encodeURIComponent(title) } : {})
    const account = target.accountOf(as)
    if (account) await enter(client, account)
    if (confirmed) await demand(client, passwordConfirmation.confirm, { body: { password: account?.password } })
    return { client, account }
  }

  /** Who sends the case's call. The mock keeps a world for every value of its cookie. */
  async function visitFor(exchange: Exchange): Promise<Visit> {
    const { as = 'guest', confirmed, title, endpoint } = exchange
    const isAlone = isIsolating || endpoint === auth.logout
    const key = isAlone ? title : `${as}${confirmed ? ', confirmed' : ''}`
    const visit = visits.get(key) ?? (await openVisit(exchange))
    visits.set(key, visit)
    return visit
  }

  beforeAll(async () => {
    site = await open()
    found = await discover(createClient(site.url))
  })
  afterAll(() => site.close())

  it.each(exchanges.filter((exchange) => target.takes(exchange) && asks(exchange)))(
    '$title → $status',
    async (exchange) => {
      const { response, giveBack } = await performExchange(exchange, found, await visitFor(exchange))
      const problems = await verdict(exchange.endpoint, exchange.status, response, target.accepts)
      await giveBack()
      expect(problems).toEqual([])
    },
  )
})
