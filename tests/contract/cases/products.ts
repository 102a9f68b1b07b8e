import { products } from '@/contract/groups/products'
import { products as documented } from '@mock/documented/groups/products'
import { PLANS } from '@mock/state/seeds/products'

import { groupCases, MISSING_ID, type Visit } from '../case'
import { filtered } from './filtered'

const seeded = 'needs the plans of the mock'
/** Returns the id of a plan that the site sells. */
export async function soldPlan({ client }: Visit): Promise<number> {
  const response = await client.send(products.list, { query: { perPage: 50 } })
  const { pagination } = products.list.response.parse(await response.json())
  const [first] = pagination.items
  if (!first) throw new Error('The site sells no plans')
  return first.id
}

export const productCases = groupCases<typeof products>(documented, {
  list: [
    {
      name: 'signed out',
      status: 200,
      holds: ({ pagination: { items } }) =>
        items.every(({ position }, index) => index === 0 || (position ?? 0) >= (items[index - 1]?.position ?? 0)),
    },
    {
      name: 'every kind of plan',
      input: { query: { perPage: 50 } },
      status: 200,
      holds: ({ pagination: { items } }) =>
        items.some(({ hidden }) => hidden) &&
        items.some(({ free: isFree }) => isFree) &&
        items.some(({ recommended }) => recommended) &&
        items.some(({ trial }) => trial?.amount === 0) &&
        items.some(({ trial }) => trial !== null && trial.amount > 0) &&
        items.some(({ prices }) => new Set(prices.map(({ currency }) => currency)).size > 1) &&
        items.some(({ permissions }) => permissions.some(({ name }) => name === 'family.add')),
      mockOnly: 'needs the seeded plans',
    },
    {
      name: 'created on other days',
      input: {
        query: filtered(
          ['created_at', 'between', { start: '2020-01-01', end: '2020-12-31' }],
          ['updated_at', 'between', { start: '2020-01-01', end: '2020-12-31' }],
        ),
      },
      status: 200,
      holds: ({ pagination: { items } }) => items.length === 0,
    },
    {
      name: 'the second page',
      input: { query: { page: 2, perPage: 2, paginate: 'lengthAware' } },
      status: 200,
      holds: ({ pagination }) => pagination.current === 2 && pagination.items.length === 2,
      mockOnly: 'needs the seeded plans',
    },
  ],
  show: [
    {
      name: 'signed out',
      input: async (_found, visit) => ({ params: { id: await soldPlan(visit) } }),
      status: 200,
    },
    {
      name: 'a hidden plan, with the number of subscriptions',
      input: { params: { id: PLANS.kindergarten } },
      status: 200,
      holds: ({ product: { hidden, prices } }) =>
        hidden && prices.every(({ subscriptions_count }) => subscriptions_count === 0),
      mockOnly: seeded,
    },
    {
      name: 'a plan with subscriptions',
      input: { params: { id: PLANS.listener } },
      status: 200,
      holds: ({ product }) => (product.prices[0]?.subscriptions_count ?? 0) > 0,
      mockOnly: seeded,
    },
    { name: 'missing plan', input: { params: { id: MISSING_ID } }, status: 404 },
  ],
})
