import { contract } from '@/contract'
import type { Endpoint } from '@/contract/endpoint'
import type { LooseInput } from '@/contract/wire'

import type { Case, Exchange } from './case'
import { cases } from './cases'

type LooseCase = Omit<Case<Endpoint>, 'input'> & { input?: LooseInput | Exchange['inputFor'] }

const toExchange = (title: string, endpoint: Endpoint, { input, ...rest }: LooseCase): Exchange => ({
  ...rest,
  title: `${title}: ${rest.name}`,
  endpoint,
  inputFor: (found, visit) => (typeof input === 'function' ? input(found, visit) : (input ?? {})),
})

/** Every case of every endpoint, in the order of the contract. */
export const exchanges: Exchange[] = Object.entries(contract).flatMap(([group, endpoints]) =>
  Object.entries(endpoints).flatMap(([name, endpoint]: [string, Endpoint]) => {
    const list = (cases as unknown as Record<string, Record<string, LooseCase[]>>)[group]?.[name] ?? []
    return list.map((item) => toExchange(`${group}.${name}`, endpoint, item))
  }),
)
