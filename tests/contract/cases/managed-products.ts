import type { managedProducts } from '@/contract/groups/managed-products'
import { managedProducts as documented } from '@mock/documented/groups/managed-products'
import { PLANS } from '@mock/state/seeds/products'

import { groupCases, MISSING_ID } from '../case'
import { admin, administratorsOnly, recordRefusals } from './administrator'

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

export const managedProductCases = groupCases<typeof managedProducts>(documented, {
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
      holds: ({ product: { trial } }) => trial?.amount === 0.99 && trial.days === 14,
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
})
