import type { LooseInput } from '@/contract/machinery/wire'
import type { Exchange, Visit } from '@tests/contract/case'
import { createClient, type Client } from '@tests/contract/client'
import { type CatalogueIds, discoverCatalogue } from '@tests/contract/discover-catalogue'
import { exchangeProblems } from '@tests/contract/exchange-problems'
import { endpointOf, exchanges, isIn, performExchange } from '@tests/contract/exchanges'

import { groupOf } from '../../tools/contract/choose-cases'
import { accepts } from '../../tools/contract/run-case'
import { type LaravelHost, startLaravel } from '../../tools/laravel/host'
import { expect, test } from './test'

/** Accounts of the seed by the persona that they play; others are left out. */
const ACCOUNTS = { admin: 'admin@dziesma.test', free: 'listener@dziesma.test', artist: 'editor@dziesma.test' } as const
const PASSWORD = 'dziesma1'

/** Release that the example application says to be. */
const RELEASE = 'B1'

type Group = {
  /** Name of a group, or of an endpoint: `tracks.create`. */
  name: string
  /** Makes the records that the cases name; returns the input with the ids that the records have here. */
  arrange?: (admin: Client, host: LaravelHost) => Promise<(input: LooseInput) => LooseInput>
  /** Cases that need records which this site does not have. */
  without?: readonly string[]
}

type Persona = keyof typeof ACCOUNTS | 'guest'

const isPersona = (as: string): as is Persona => as === 'guest' || as in ACCOUNTS

/** Persona of a case; undefined when the seed has no account for it. */
const personaOf = ({ as = 'guest' }: Exchange): Persona | undefined => (isPersona(as) ? as : undefined)

/**
 * Runs a group's cases for administrators, artists and others on a site of its own. `npm run contract` knows one
 * account, and leaves these out.
 */
export function runAdministratorCases({ name, arrange, without = [] }: Group): void {
  let host: LaravelHost
  let found: CatalogueIds
  const visitors = new Map<string, Client>()

  async function enter(persona: Persona): Promise<Client> {
    const known = visitors.get(persona)
    if (known) return known
    const client = createClient(host.url)
    visitors.set(persona, client)
    if (persona !== 'guest') await client.signIn({ email: ACCOUNTS[persona], password: PASSWORD })
    return client
  }

  const visitOf = (client: Client): Visit => ({
    client,
    account: undefined,
    person(persona) {
      throw new Error(`The site has no account ${persona}`)
    },
  })

  test.beforeAll(async () => {
    host = await startLaravel()
    found = await discoverCatalogue(createClient(host.url))
  })
  test.afterAll(() => host.close())

  const chosen = exchanges.filter(
    (exchange) =>
      [endpointOf(exchange), groupOf(exchange)].includes(name) &&
      isIn(RELEASE, exchange) &&
      personaOf(exchange) !== undefined &&
      !without.some((part) => exchange.title.endsWith(part)),
  )
  for (const [index, exchange] of chosen.entries())
    test(`${index + 1} ${exchange.title}`, async () => {
      const translate = (await arrange?.(await enter('admin'), host)) ?? ((input: LooseInput) => input)
      const client = await enter(personaOf(exchange) ?? 'guest')
      const inputFor: Exchange['inputFor'] = async (...args) => translate(await exchange.inputFor(...args))
      const performed = await performExchange({ ...exchange, inputFor }, found, visitOf(client))
      expect(await exchangeProblems(exchange, performed, { accepts })).toEqual([])
    })
}
