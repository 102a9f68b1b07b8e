import { products } from '@/contract/products'
import { PLANS } from '@mock/seeds/products'

import { type Cases, MISSING_ID, type Visit } from '../case'
import { admin, administratorsOnly, recordRefusals } from './administrator'
import { filtered } from './filtered'

const seeded = 'needs the id of a plan'
const price = { currency: 'EUR', interval: 'month', interval_count: 1, amount: 5.5 } as const
const plan = {
  name: 'Skola',
  description: 'Klasei un skolotājam.',
  permissions: [{ id: 9, restrictions: [] }],
  recommended: false,
  position: 20,
  available_space: 1_000_000,
  hidden: true,
  free: false,
  feature_list: ['Bez reklāmām'],
  prices: [price, { ...price, interval: 'year', amount: 55 } as const],
}

/** Returns the id of a plan that the site sells. */
export async function soldPlan({ client }: Visit): Promise<number> {
  const response = await client.send(products.list, { query: { perPage: 50 } })
  const { pagination } = products.list.response.parse(await response.json())
  const [first] = pagination.items
  if (!first) throw new Error('The site sells no plans')
  return first.id
}

export const productCases: Cases<typeof products> = {
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
  create: [
    {
      name: 'every field',
      ...admin,
      input: { body: plan },
      status: 200,
      holds: ({ product }) =>
        product.name === plan.name && product.hidden && product.prices.map(({ amount }) => amount).join() === '5.5,55',
    },
    {
      name: 'with a trial',
      ...admin,
      input: { body: { ...plan, product_trial_enable: '1', product_trial_amount: 0.99, product_trial_period: 14 } },
      status: 200,
      holds: ({ product: { trial, trial_prefix } }) =>
        trial?.amount === 0.99 && trial.days === 14 && trial_prefix === 'product',
    },
    {
      name: 'a trial without days',
      ...admin,
      input: { body: { ...plan, product_trial_enable: '1', product_trial_amount: 0, product_trial_period: 0 } },
      status: 422,
    },
    {
      name: 'an unknown permission',
      ...admin,
      input: { body: { ...plan, permissions: [{ id: MISSING_ID, restrictions: [] }] } },
      status: 422,
    },
    { name: 'a name only', ...admin, input: { body: { name: 'Skola' } }, status: 200 },
    { name: 'without a name', ...admin, input: { body: { name: '' } }, status: 422 },
    {
      name: 'without a period',
      ...admin,
      input: { body: { ...plan, prices: [{ ...price, interval_count: 0 }] } },
      status: 422,
    },
    ...administratorsOnly({ body: plan }),
  ],
  update: [
    {
      name: 'every field, with a new price',
      ...admin,
      input: {
        params: { id: PLANS.weekend },
        body: {
          ...plan,
          prices: [
            { id: PLANS.weekend * 100 + 1, ...price },
            { ...price, amount: 9 },
          ],
        },
      },
      status: 200,
      holds: (body) => body?.product?.prices.map(({ amount }) => amount).join() === '5.5,9',
    },
    {
      name: 'removing a price with subscriptions',
      ...admin,
      input: { params: { id: PLANS.listener }, body: { ...plan, prices: [price] } },
      status: 422,
    },
    {
      name: 'the price of another plan',
      ...admin,
      input: { params: { id: PLANS.weekend }, body: { ...plan, prices: [{ id: 101, ...price }] } },
      status: 422,
    },
    {
      name: 'without permissions and prices, which removes them',
      ...admin,
      input: { params: { id: PLANS.weekend }, body: { name: 'Brīvdiena' } },
      status: 200,
      holds: (body) => body?.product?.permissions.length === 0 && body.product.prices.length === 0,
    },
    { name: 'without a name', ...admin, input: { params: { id: PLANS.weekend }, body: { name: '' } }, status: 422 },
    ...recordRefusals('plan', { params: { id: PLANS.weekend }, body: plan }),
  ],
  remove: [
    { name: 'a plan without subscriptions', ...admin, input: { params: { id: PLANS.weekend } }, status: 200 },
    { name: 'a plan with subscriptions', ...admin, input: { params: { id: PLANS.listener } }, status: 422 },
    ...recordRefusals('plan', { params: { id: PLANS.weekend } }),
  ],
  sync: [{ name: 'by an administrator', ...admin, status: 200 }, ...administratorsOnly()],
}
